import { Badge } from '@apiyard/ui/Badge';
import { IconClock, IconEye, IconStar } from '@tabler/icons-react';
import { useCopy, useLanguage } from '@apiyard/kit/copy.ts';
import { localeOf } from '@apiyard/kit/settings/language.ts';
import { facts, iconFact } from './blog.css.ts';
import { blogCopy } from './blog-copy.ts';
import type { BlogPost } from './blog-post.ts';
import { minutesToRead } from './blog-post.ts';

const icon = { size: 16, stroke: 1.5, 'aria-hidden': true } as const;

/** Category, date, reading time and views of a post. */
export function PostFacts({ post, withAuthor = false }: { readonly post: BlogPost; readonly withAuthor?: boolean }) {
  const t = useCopy(blogCopy);
  const day = new Intl.DateTimeFormat(localeOf(useLanguage()), { dateStyle: 'medium' });
  return (
    <div className={facts}>
      {post.featured && (
        <Badge tone="accent" icon={<IconStar {...icon} />}>
          {t('blog.featured')}
        </Badge>
      )}
      <Badge>{post.category}</Badge>
      {withAuthor && <bdi>{post.author.name}</bdi>}
      <time dateTime={post.createdAt}>{day.format(new Date(post.createdAt))}</time>
      <span className={iconFact}>
        <IconClock {...icon} /> {t('blog.minutes', { count: minutesToRead(post.content) })}
      </span>
      <span className={iconFact}>
        <IconEye {...icon} /> {t('blog.viewCount', { count: post.view })}
      </span>
    </div>
  );
}
