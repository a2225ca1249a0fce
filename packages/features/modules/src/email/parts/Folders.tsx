import type { MailLabel } from '@apiyard/api/contract/modules/email';
import { useCopy } from '@apiyard/kit/copy.ts';
import { useFormat } from '@apiyard/kit/format.ts';
import { Badge } from '@apiyard/ui/Badge';
import type { NavigationEntry } from '@apiyard/ui/NavigationTree';
import { NavigationTree } from '@apiyard/ui/NavigationTree';
import {
  IconAlertOctagon,
  IconArchive,
  IconBookmark,
  IconClock,
  IconFile,
  IconInbox,
  IconSend,
  IconSendOff,
  IconStar,
  IconTag,
  IconTrash,
} from '@tabler/icons-react';
import type { Icon } from '@tabler/icons-react';
import { memo } from 'react';
import { emailCopy } from '../email-copy.ts';
import { addressOf } from '../email-view.ts';
import type { Counts, Folder, Place } from '../mailbox/places.ts';
import { folders, labels } from '../mailbox/places.ts';

const icons: Readonly<Record<Folder, Icon>> = {
  inbox: IconInbox,
  starred: IconStar,
  important: IconBookmark,
  snoozed: IconClock,
  sent: IconSend,
  scheduled: IconSendOff,
  draft: IconFile,
  archive: IconArchive,
  spam: IconAlertOctagon,
  trash: IconTrash,
};

interface FoldersProps {
  readonly place: Place;
  /** Null before they are known. */
  readonly counts: Counts | null;
  readonly onNavigate?: () => void;
}

/** Folders and labels with their counts, as links. */
export const Folders = memo(function Folders({ place, counts, onNavigate }: FoldersProps) {
  const t = useCopy(emailCopy);
  const format = useFormat();
  const entry = (id: Folder | MailLabel, Sign: Icon): NavigationEntry => ({
    id,
    label: t(`email.place.${id}`),
    href: addressOf({ place: id }),
    icon: <Sign size={20} stroke={1.5} aria-hidden />,
    ...(counts !== null &&
      counts[id] > 0 && {
        badge: <Badge tone={id === 'inbox' ? 'accent' : 'neutral'}>{format.number(counts[id])}</Badge>,
      }),
  });
  return (
    <NavigationTree
      label={t('email.folders')}
      current={addressOf({ place })}
      {...(onNavigate && { onNavigate })}
      sections={[
        { id: 'folders', items: folders.map((id) => entry(id, icons[id])) },
        { id: 'labels', title: t('email.labels'), items: labels.map((id) => entry(id, IconTag)) },
      ]}
    />
  );
});
