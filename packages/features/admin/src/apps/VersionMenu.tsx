import type { AppVersion } from '@apiyard/api/contract/content/apps';
import { IconButton } from '@apiyard/ui/IconButton';
import { Menu } from '@apiyard/ui/Menu';
import {
  IconArrowBackUp,
  IconDotsVertical,
  IconDownload,
  IconPencil,
  IconTrash,
  IconWorldUp,
} from '@tabler/icons-react';
import { useCopy } from '@apiyard/kit/copy.ts';
import { useServices } from '@apiyard/kit/services.tsx';
import { appsCopy } from './apps-copy.ts';
import { filePath } from '@apiyard/kit/apps/app-paths.ts';

export type VersionAct = 'edit' | 'publish' | 'withdraw' | 'delete';

const drawn = { size: 20, stroke: 1.5, 'aria-hidden': true } as const;

export function VersionMenu({
  row,
  onAct,
}: {
  readonly row: AppVersion;
  readonly onAct: (act: VersionAct, row: AppVersion) => void;
}) {
  const t = useCopy(appsCopy);
  const { apiOrigin } = useServices();
  const label = t('apps.actionsFor', { app: row.label, name: row.versionName });
  const isPublished = row.state === 'published';
  return (
    <Menu
      label={label}
      placement="bottom end"
      trigger={<IconButton label={label} icon={<IconDotsVertical {...drawn} />} />}
      onAction={(act) => onAct(act as VersionAct, row)}
      items={[
        { id: 'edit', label: t('apps.edit'), icon: <IconPencil {...drawn} /> },
        isPublished
          ? { id: 'withdraw', label: t('apps.withdraw'), icon: <IconArrowBackUp {...drawn} /> }
          : { id: 'publish', label: t('apps.publish'), icon: <IconWorldUp {...drawn} /> },
        ...(isPublished
          ? [
              {
                id: 'download',
                label: t('apps.download'),
                icon: <IconDownload {...drawn} />,
                href: apiOrigin + filePath(row.packageName, row.versionCode),
              },
            ]
          : []),
        {
          id: 'ending',
          items: [{ id: 'delete', label: t('apps.delete'), icon: <IconTrash {...drawn} />, tone: 'error' as const }],
        },
      ]}
    />
  );
}
