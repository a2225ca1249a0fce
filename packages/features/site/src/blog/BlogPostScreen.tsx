import { useCoverAddress } from '@apiyard/kit/covers/cover-address.ts';
import { Button } from '@apiyard/ui/Button';
import { Card } from '@apiyard/ui/Card';
import { CopyButton } from '@apiyard/ui/CopyButton';
import { Empty } from '@apiyard/ui/Empty';
import { Heading } from '@apiyard/ui/Heading';
import { Link } from '@apiyard/ui/Link';
import { Markdown } from '@apiyard/ui/Markdown';
import { NothingFound } from '@apiyard/ui/illustrations/NothingFound';
import { Skeleton } from '@apiyard/ui/Skeleton';
import { Stack } from '@apiyard/ui/Stack';
import { Text } from '@apiyard/ui/Text';
import { WithSidebar } from '@apiyard/ui/WithSidebar';
import { IconLink, IconShare } from '@tabler/icons-react';
import { useMemo } from 'react';
import { useCopy } from '@apiyard/kit/copy.ts';
import { PageBand } from '@apiyard/kit/PageBand/PageBand.tsx';
import { StructuredData } from '@apiyard/kit/PageTitle/StructuredData.tsx';
import { useServices, useSite } from '@apiyard/kit/services.tsx';
import { Time } from '@apiyard/kit/Time/Time.tsx';
import {
  morePosts,
  morePostsEnd,
  morePostsLink,
  list,
  post as postClass,
  postCover,
  section as sectionClass,
  side,
} from './blog.css.ts';
import type { BlogError } from './blog-query.ts';
import { blogCopy } from './blog-copy.ts';
import type { BlogPost, PostSection } from './blog-post.ts';
import { excerptOf, linkPictureOf, sectionsOf } from './blog-post.ts';
import { BlogFailed } from './BlogFailed.tsx';
import { PostFacts } from './PostFacts.tsx';

export interface BlogPostScreenProps {
  /** Null until loaded. */
  readonly post: BlogPost | null;
  readonly state: 'loading' | 'resting' | 'missing';
  readonly error: BlogError | null;
  readonly requestId?: string | undefined;
  /** Newest first; null until loaded. */
  readonly posts: readonly BlogPost[] | null;
  readonly recentPosts: readonly BlogPost[];
  /** The post's full URL. */
  readonly address: () => string;
  /** Opens the device's share sheet; undefined if the device has none. */
  readonly onShare?: ((post: BlogPost) => void) | undefined;
  readonly onRetry: () => void;
  readonly onClear: () => void;
}

/** One post with its contents, the previous and next post, and recent posts. */
export function BlogPostScreen({
  post,
  state,
  error,
  requestId,
  posts,
  recentPosts,
  address,
  onShare,
  onRetry,
  onClear,
}: BlogPostScreenProps) {
  const t = useCopy(blogCopy);
  const { name: site } = useSite();
  const { apiOrigin, siteOrigin } = useServices();
  if (post !== null) {
    return (
      <Stack space={3}>
        <PageBand
          title={post.title}
          description={excerptOf(post.content)}
          picture={linkPictureOf(post)}
          actions={
            <>
              {onShare && (
                <Button icon={<IconShare size={20} stroke={1.5} aria-hidden />} onPress={() => onShare(post)}>
                  {t('blog.share')}
                </Button>
              )}
              <CopyButton
                text={address}
                label={t('blog.copyLink')}
                icon={<IconLink size={20} stroke={1.5} aria-hidden />}
              />
            </>
          }
        />
        <StructuredData
          value={{
            '@type': 'BlogPosting',
            headline: post.title,
            description: excerptOf(post.content),
            url: `${siteOrigin}/apps/blog/detail/${post.slug}`,
            // A path on this site, or a URL.
            ...(post.coverImg !== null && { image: post.coverImg.replace(/^\/(?!\/)/, `${apiOrigin}/`) }),
            datePublished: post.createdAt,
            author: { '@type': 'Organization', name: site },
          }}
        />
        <PostFacts post={post} withAuthor />
        <Whole post={post} posts={posts} recentPosts={recentPosts} />
      </Stack>
    );
  }
  if (state === 'missing') {
    return (
      <Stack space={3}>
        <PageBand title={t('blog.unknown')} isNotFound />
        <Empty
          title={t('blog.unknown')}
          picture={<NothingFound />}
          action={
            <Link href="/apps/blog/posts" look="primary">
              {t('blog.allPosts')}
            </Link>
          }
        >
          {t('blog.unknown.text')}
        </Empty>
      </Stack>
    );
  }
  return (
    <Stack space={3}>
      <PageBand title={t('blog.post')} />
      {state === 'loading' ? (
        <div aria-busy>
          <Stack space={3}>
            <div className={postCover} />
            <Skeleton shape="text" lines={8} />
          </Stack>
        </div>
      ) : (
        <BlogFailed error={error} what="post" requestId={requestId} onRetry={onRetry} onClear={onClear} />
      )}
    </Stack>
  );
}

function Whole({
  post,
  posts,
  recentPosts,
}: Pick<BlogPostScreenProps, 'posts' | 'recentPosts'> & { readonly post: BlogPost }) {
  const address = useCoverAddress();
  const sections = useMemo(() => sectionsOf(post.content), [post.content]);
  const recent = recentPosts.filter(({ id }) => id !== post.id);
  return (
    <WithSidebar
      sidebar={
        <div className={side}>
          <Stack space={3}>
            <Contents sections={sections} />
            {recent.length > 0 && <Recent posts={recent} />}
          </Stack>
        </div>
      }
    >
      <article className={postClass}>
        {post.coverImg !== null && (
          <img className={postCover} src={address(post.coverImg)} alt="" width={1200} height={675} />
        )}
        {sections.map(({ id, title, text }) => (
          <section
            key={id ?? 'beginning'}
            className={sectionClass}
            dir="auto"
            {...(id !== null && { id, tabIndex: -1 })}
          >
            {id !== null && (
              <Heading level={2} size="h4">
                {title}
              </Heading>
            )}
            {text !== '' && <Markdown headingLevel={2}>{text}</Markdown>}
          </section>
        ))}
        <MorePosts post={post} posts={posts ?? []} />
      </article>
    </WithSidebar>
  );
}

function Contents({ sections }: { readonly sections: readonly PostSection[] }) {
  const t = useCopy(blogCopy);
  const named = sections.filter((section) => section.id !== null);
  if (named.length < 2) return null;
  return (
    <Card title={t('blog.contents')}>
      <ul role="list" className={list}>
        {named.map(({ id, title }) => (
          <li key={id}>
            <Link href={`#${id}`} look="plain">
              <bdi>{title}</bdi>
            </Link>
          </li>
        ))}
      </ul>
    </Card>
  );
}

function Recent({ posts }: { readonly posts: readonly BlogPost[] }) {
  const t = useCopy(blogCopy);
  return (
    <Card title={t('blog.recent')}>
      <ul role="list" className={list}>
        {posts.map(({ id, slug, title, createdAt }) => (
          <li key={id}>
            <Link href={`/apps/blog/detail/${slug}`} look="plain">
              <bdi>{title}</bdi>
            </Link>
            <Text as="div" size="small" tone="quiet">
              <Time at={createdAt} />
            </Text>
          </li>
        ))}
      </ul>
    </Card>
  );
}

/** Links to the previous and next post by date. */
function MorePosts({ post, posts }: { readonly post: BlogPost; readonly posts: readonly BlogPost[] }) {
  const t = useCopy(blogCopy);
  const at = posts.findIndex(({ id }) => id === post.id);
  const newer = at === -1 ? undefined : posts[at - 1];
  const older = at === -1 ? undefined : posts[at + 1];
  if (!newer && !older) return null;
  return (
    <nav aria-label={t('blog.morePosts')} className={morePosts}>
      {older && (
        <div className={morePostsLink}>
          <Text as="span" size="small" tone="quiet">
            {t('blog.older')}
          </Text>
          <Link href={`/apps/blog/detail/${older.slug}`} look="plain">
            {older.title}
          </Link>
        </div>
      )}
      {newer && (
        <div className={`${morePostsLink} ${morePostsEnd}`}>
          <Text as="span" size="small" tone="quiet">
            {t('blog.newer')}
          </Text>
          <Link href={`/apps/blog/detail/${newer.slug}`} look="plain">
            {newer.title}
          </Link>
        </div>
      )}
    </nav>
  );
}
