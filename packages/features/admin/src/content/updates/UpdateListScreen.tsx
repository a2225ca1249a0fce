import type { AdminUpdateRow } from '@apiyard/api/contract/content/admin-updates';
import { useCopy } from '@apiyard/kit/copy.ts';
import { contentCopy } from '../content-copy.ts';
import type { ContentListProps } from '../list/ContentList.tsx';
import { ContentList } from '../list/ContentList.tsx';
import { kindWords } from './kinds.ts';

export function UpdateListScreen(props: ContentListProps<AdminUpdateRow>) {
  const t = useCopy(contentCopy);
  return (
    <ContentList
      {...props}
      path="/admin/recent-updates"
      viewHref={() => '/recent-updates'}
      about={({ kind }) => t(kindWords[kind])}
      words={{
        title: t('content.updates.title'),
        purpose: t('content.updates.purpose'),
        create: t('content.updates.new'),
        search: t('content.updates.search'),
        none: t('content.updates.none'),
        noneText: t('content.updates.none.text'),
        failed: t('content.updates.failed'),
      }}
    />
  );
}
