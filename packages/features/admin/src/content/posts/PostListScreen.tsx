import type { AdminPostRow } from '@apiyard/api/contract/content/posts';
import { useCopy } from '@apiyard/kit/copy.ts';
import { useFormat } from '@apiyard/kit/format.ts';
import { contentCopy } from '../content-copy.ts';
import type { ContentListProps } from '../list/ContentList.tsx';
import { ContentList } from '../list/ContentList.tsx';

export function PostListScreen(props: ContentListProps<AdminPostRow>) {
  const t = useCopy(contentCopy);
  const format = useFormat();
  return (
    <ContentList
      {...props}
      path="/admin/blog"
      viewHref={({ slug }) => `/apps/blog/detail/${slug}`}
      about={({ category, featured }) => (
        <>
          <bdi>{category}</bdi>
          {featured && ` · ${t('content.post.featured')}`}
        </>
      )}
      columns={[
        {
          id: 'views',
          label: t('content.column.views'),
          align: 'end',
          isSpare: true,
          render: ({ views }) => format.number(views),
        },
        {
          id: 'shares',
          label: t('content.column.shares'),
          align: 'end',
          isSpare: true,
          render: ({ shares }) => format.number(shares),
        },
      ]}
      words={{
        title: t('content.posts.title'),
        purpose: t('content.posts.purpose'),
        create: t('content.posts.new'),
        search: t('content.posts.search'),
        none: t('content.posts.none'),
        noneText: t('content.posts.none.text'),
        failed: t('content.posts.failed'),
      }}
    />
  );
}
