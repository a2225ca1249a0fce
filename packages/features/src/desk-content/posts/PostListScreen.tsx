import type { DeskPostRow } from '@apiyard/api/contract/posts';
import { useCopy } from '../../_kit/copy.ts';
import { useFormat } from '../../_kit/format.ts';
import { deskCopy } from '../desk-copy.ts';
import type { DeskListProps } from '../list/DeskList.tsx';
import { DeskList } from '../list/DeskList.tsx';

export function PostListScreen(props: DeskListProps<DeskPostRow>) {
  const t = useCopy(deskCopy);
  const format = useFormat();
  return (
    <DeskList
      {...props}
      path="/admin/blog"
      viewHref={({ slug }) => `/apps/blog/detail/${slug}`}
      about={({ category, featured }) => (
        <>
          <bdi>{category}</bdi>
          {featured && ` · ${t('desk.post.featured')}`}
        </>
      )}
      columns={[
        {
          id: 'views',
          label: t('desk.column.views'),
          align: 'end',
          isSpare: true,
          render: ({ views }) => format.number(views),
        },
        {
          id: 'shares',
          label: t('desk.column.shares'),
          align: 'end',
          isSpare: true,
          render: ({ shares }) => format.number(shares),
        },
      ]}
      words={{
        title: t('desk.posts.title'),
        purpose: t('desk.posts.purpose'),
        create: t('desk.posts.new'),
        search: t('desk.posts.search'),
        none: t('desk.posts.none'),
        noneText: t('desk.posts.none.text'),
        failed: t('desk.posts.failed'),
      }}
    />
  );
}
