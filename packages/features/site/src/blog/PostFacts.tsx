import { Badge } from '@apiyard/ui/Badge';
import { IconClock, IconEye, IconStar } from '@tabler/icons-react';
import { useCopy } from '@apiyard/kit/copy.ts';
import { useFormat } from '@apiyard/kit/format.ts';
import { facts, iconFact } from './blog.css.ts';
import { blogCopy } from './blog-copy.ts';
import type { BlogPost } from './blog-post.ts';
import { minutesToRead } from './blog-post.ts';

const icon = { size: 16, stroke: 1.5, 'aria-hidden': true } as const;

/** Category, date, reading time and views of a post. */
export function PostFacts({ post, withAuthor = false }: { readonly post: BlogPost; readonly withAuthor?: boolean }) {
  const t = useCopy(blogCopy);
  const format = useFormat();
  return (
    <div className={facts}>
      {post.featured && (
        <Badge tone="accent" icon={<IconStar {...icon} />}>
          {t('blog.featured')}
        </Badge>
      )}
      <Badge>{post.category}</Badge>
      {withAuthor && <bdi>{post.author.name}</bdi>}
      <time dateTime={post.createdAt}>{format.day(post.createdAt)}</time>
      <span className={iconFact}>
        <IconClock {...icon} /> {t('blog.minutes', { count: minutesToRead(post.content) })}
      </span>
      <span className={iconFact}>
        <IconEye {...icon} /> {t('blog.viewCount', { count: post.view })}
      </span>
    </div>
  );
}
