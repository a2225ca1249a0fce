import type { DeskUpdateRow } from '@apiyard/api/contract/desk-updates';
import { useCopy } from '../../_kit/copy.ts';
import { deskCopy } from '../desk-copy.ts';
import type { DeskListProps } from '../list/DeskList.tsx';
import { DeskList } from '../list/DeskList.tsx';
import { kindWords } from './kinds.ts';

export function UpdateListScreen(props: DeskListProps<DeskUpdateRow>) {
  const t = useCopy(deskCopy);
  return (
    <DeskList
      {...props}
      path="/admin/recent-updates"
      viewHref={() => '/recent-updates'}
      about={({ kind }) => t(kindWords[kind])}
      words={{
        title: t('desk.updates.title'),
        purpose: t('desk.updates.purpose'),
        create: t('desk.updates.new'),
        search: t('desk.updates.search'),
        none: t('desk.updates.none'),
        noneText: t('desk.updates.none.text'),
        failed: t('desk.updates.failed'),
      }}
    />
  );
}
