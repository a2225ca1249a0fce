import type { AppVersion } from '@apiyard/api/contract/apps';
import { IconButton } from '@apiyard/ui/IconButton';
import {
  IconArrowBackUp,
  IconDotsVertical,
  IconDownload,
  IconPencil,
  IconTrash,
  IconWorldUp,
} from '@tabler/icons-react';
import { useCopy } from '../../_kit/copy.ts';
import { LazyMenu } from '../../_kit/LazyMenu/LazyMenu.tsx';
import { useServices } from '../../_kit/services.tsx';
import { androidCopy } from '../android-copy.ts';
import { filePath } from '../android-places.ts';

export type VersionAct = 'edit' | 'publish' | 'withdraw' | 'delete';

const drawn = { size: 20, stroke: 1.5, 'aria-hidden': true } as const;

/** Everything that can be done to one version, as far as its state allows it. */
export function VersionMenu({
  row,
  onAct,
}: {
  readonly row: AppVersion;
  readonly onAct: (act: VersionAct, row: AppVersion) => void;
}) {
  const t = useCopy(androidCopy);
  const { apiOrigin } = useServices();
  const label = t('android.desk.actionsFor', { app: row.label, name: row.versionName });
  const isPublished = row.state === 'published';
  return (
    <LazyMenu
      label={label}
      placement="bottom end"
      trigger={(idle) => <IconButton label={label} icon={<IconDotsVertical {...drawn} />} {...idle} />}
      onAction={(act) => onAct(act as VersionAct, row)}
      items={[
        { id: 'edit', label: t('android.desk.edit'), icon: <IconPencil {...drawn} /> },
        isPublished
          ? { id: 'withdraw', label: t('android.desk.withdraw'), icon: <IconArrowBackUp {...drawn} /> }
          : { id: 'publish', label: t('android.desk.publish'), icon: <IconWorldUp {...drawn} /> },
        ...(isPublished
          ? [
              {
                id: 'download',
                label: t('android.desk.download'),
                icon: <IconDownload {...drawn} />,
                href: apiOrigin + filePath(row.packageName, row.versionCode),
              },
            ]
          : []),
        {
          id: 'ending',
          items: [
            { id: 'delete', label: t('android.desk.delete'), icon: <IconTrash {...drawn} />, tone: 'error' as const },
          ],
        },
      ]}
    />
  );
}
