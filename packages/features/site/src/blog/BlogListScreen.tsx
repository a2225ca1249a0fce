import { useCoverAddress } from '@apiyard/kit/covers/cover-address.ts';
import { Button } from '@apiyard/ui/Button';
import { Empty } from '@apiyard/ui/Empty';
import { Grid } from '@apiyard/ui/Grid';
import { Inline } from '@apiyard/ui/Inline';
import { Link } from '@apiyard/ui/Link';
import { NothingFound } from '@apiyard/ui/illustrations/NothingFound';
import { Pagination } from '@apiyard/ui/Pagination';
import { Select } from '@apiyard/ui/Select';
import { Skeleton } from '@apiyard/ui/Skeleton';
import { Stack } from '@apiyard/ui/Stack';
import { visuallyHidden } from '@apiyard/ui/theme/visually-hidden.css';
import type { ReactNode } from 'react';
import { useDeferredValue, useMemo } from 'react';
import { useCopy } from '@apiyard/kit/copy.ts';
import { FilterChips } from '@apiyard/kit/FilterChips/FilterChips.tsx';
import { PageBand } from '@apiyard/kit/PageBand/PageBand.tsx';
import { StructuredData } from '@apiyard/kit/PageTitle/StructuredData.tsx';
import { PageSearch } from '@apiyard/kit/PageSearch/PageSearch.tsx';
import { useServices, useSite } from '@apiyard/kit/services.tsx';
import {
  card,
  cover,
  excerpt,
  name,
  results,
  search,
  sort,
  wide,
  wideCover,
  wideName,
  wideWords,
  words,
} from './blog.css.ts';
import type { BlogError } from './blog-query.ts';
import { blogCopy } from './blog-copy.ts';
import type { BlogPost } from './blog-post.ts';
import { excerptOf } from './blog-post.ts';
import type { BlogView } from './blog-view.ts';
import { shownIn, sorts, wholeBlog } from './blog-view.ts';
import { BlogFailed } from './BlogFailed.tsx';
import { PostFacts } from './PostFacts.tsx';

export interface BlogListScreenProps {
  /** Null until loaded. */
  readonly posts: readonly BlogPost[] | null;
  readonly loading: boolean;
  readonly error: BlogError | null;
  readonly requestId?: string | undefined;
  readonly view: BlogView;
  /** Shows admins a link to manage posts. @default false */
  readonly isAdmin?: boolean;
  /** Notice for admins above the list. */
  readonly notice?: ReactNode;
  readonly onView: (view: BlogView) => void;
  readonly onRetry: () => void;
  readonly onClear: () => void;
}

const sortNames = { newest: 'blog.newest', oldest: 'blog.oldest', views: 'blog.views' } as const;

export function BlogListScreen({
  posts,
  loading,
  error,
  requestId,
  view,
  isAdmin = false,
  notice,
  onView,
  onRetry,
  onClear,
}: BlogListScreenProps) {
  const t = useCopy(blogCopy);
  const { name: site } = useSite();
  const { siteOrigin } = useServices();
  return (
    <Stack space={3}>
      <PageBand
        title={t('blog.title')}
        purpose={t('blog.purpose', { site })}
        actions={
          isAdmin ? (
            <Link href="/admin/blog" look="quiet">
              {t('blog.manage')}
            </Link>
          ) : undefined
        }
      />
      {notice}
      <Inline space={2}>
        <PageSearch
          className={search}
          label={t('blog.search')}
          value={view.query}
          onChange={(query) => onView({ ...view, query, page: 1 })}
        />
        <div className={sort}>
          <Select
            label={t('blog.sort')}
            isLabelHidden
            options={sorts.map((id) => ({ id, label: t(sortNames[id]) }))}
            value={view.sort}
            onChange={(chosen) => onView({ ...view, sort: chosen, page: 1 })}
          />
        </div>
      </Inline>
      {posts !== null && posts.length > 0 && (
        <>
          <StructuredData
            value={{
              '@type': 'Blog',
              name: t('blog.title'),
              description: t('blog.purpose', { site }),
              url: `${siteOrigin}/apps/blog/posts`,
              blogPost: posts.map(({ title, slug, createdAt }) => ({
                '@type': 'BlogPosting',
                headline: title,
                url: `${siteOrigin}/apps/blog/detail/${slug}`,
                datePublished: createdAt,
              })),
            }}
          />
          <Posts posts={posts} view={view} onView={onView} />
        </>
      )}
      {posts?.length === 0 && <Empty title={t('blog.none')}>{t('blog.none.text')}</Empty>}
      {posts === null && loading && <Coming />}
      {posts === null && !loading && (
        <BlogFailed error={error} what="posts" requestId={requestId} onRetry={onRetry} onClear={onClear} />
      )}
    </Stack>
  );
}

/** Number of covers above the fold. */
const eagerCount = 3;

function Posts({
  posts,
  view,
  onView,
}: Pick<BlogListScreenProps, 'view' | 'onView'> & { readonly posts: readonly BlogPost[] }) {
  const t = useCopy(blogCopy);
  const settled = useDeferredValue(view);
  const shown = useMemo(() => shownIn(posts, settled), [posts, settled]);
  const isWhole =
    settled.query.trim() === '' && settled.category === null && settled.sort === 'newest' && shown.page === 1;
  return (
    <>
      <FilterChips
        label={t('blog.categories')}
        chips={[
          { id: '', label: t('blog.all'), count: shown.total, isOn: view.category === null },
          ...shown.categories.map(({ name: category, count }) => ({
            id: category,
            label: category,
            count,
            isOn: view.category === category,
          })),
        ]}
        onPress={(id) => onView({ ...view, category: id === '' || id === view.category ? null : id, page: 1 })}
      />
      <div className={results}>
        <Stack space={3}>
          <span role="status" className={visuallyHidden}>
            {t('blog.found', { count: shown.count })}
          </span>
          {shown.posts.length === 0 ? (
            <Empty
              title={t('blog.nothing')}
              picture={<NothingFound />}
              action={<Button onPress={() => onView(wholeBlog)}>{t('blog.nothing.clear')}</Button>}
            >
              {t('blog.nothing.text')}
            </Empty>
          ) : (
            <Grid as="ul" minColumn="17rem" space={2}>
              {shown.posts.map((post, index) => (
                <PostCard
                  key={post.id}
                  post={post}
                  isWide={isWhole && index === 0 && post.featured && post.coverImg !== null}
                  isEager={index < eagerCount}
                />
              ))}
            </Grid>
          )}
          {shown.pages > 1 && (
            <Inline justify="center">
              <Pagination page={shown.page} count={shown.pages} onChange={(page) => onView({ ...view, page })} />
            </Inline>
          )}
        </Stack>
      </div>
    </>
  );
}

function PostCard({
  post,
  isWide,
  isEager,
}: {
  readonly post: BlogPost;
  readonly isWide: boolean;
  readonly isEager: boolean;
}) {
  const address = useCoverAddress();
  return (
    <li className={isWide ? `${card} ${wide}` : card}>
      {post.coverImg !== null && (
        <img
          className={isWide ? `${cover} ${wideCover}` : cover}
          src={address(post.coverImg)}
          alt=""
          width={1200}
          height={675}
          loading={isEager ? 'eager' : 'lazy'}
        />
      )}
      <div className={isWide ? `${words} ${wideWords}` : words}>
        <h2 className={isWide ? `${name} ${wideName}` : name}>
          <Link href={`/apps/blog/detail/${post.slug}`} look="plain">
            {post.title}
          </Link>
        </h2>
        <p className={excerpt} dir="auto">
          {excerptOf(post.content)}
        </p>
        <PostFacts post={post} />
      </div>
    </li>
  );
}

function Coming() {
  return (
    <div aria-busy className={results}>
      <Grid minColumn="17rem" space={2}>
        {Array.from({ length: 6 }, (_, index) => (
          <div key={index} className={card}>
            <div className={cover} />
            <div className={words}>
              <Skeleton shape="text" lines={4} />
            </div>
          </div>
        ))}
      </Grid>
    </div>
  );
}
