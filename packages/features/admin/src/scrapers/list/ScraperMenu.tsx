import type { ScraperRow } from '@apiyard/api/contract/scrapers/scrapers';
import { IconButton } from '@apiyard/ui/IconButton';
import { Menu } from '@apiyard/ui/Menu';
import {
  IconDotsVertical,
  IconDownload,
  IconFlask,
  IconHistory,
  IconPencil,
  IconPlayerPause,
  IconPlayerPlay,
  IconTerminal2,
  IconTrash,
  IconWorldUp,
} from '@tabler/icons-react';
import { toolHref } from '@apiyard/kit/areas/tool-href.ts';
import { useCopy } from '@apiyard/kit/copy.ts';
import { scrapersCopy } from '../scrapers-copy.ts';

/** Actions of the menu; the other entries are links. */
export type ScraperAct = 'publish' | 'pause' | 'resume' | 'test' | 'export' | 'delete';

interface ScraperMenuProps {
  readonly row: ScraperRow;
  readonly onAct: (act: ScraperAct, row: ScraperRow) => void;
}

const drawn = { size: 20, stroke: 1.5, 'aria-hidden': true } as const;

/** Actions for one definition, depending on its state. */
export function ScraperMenu({ row, onAct }: ScraperMenuProps) {
  const t = useCopy(scrapersCopy);
  const { id, api, title, state, live, changed } = row;
  const label = t('scrapers.actionsFor', { title });
  return (
    <Menu
      label={label}
      placement="bottom end"
      trigger={<IconButton label={label} icon={<IconDotsVertical {...drawn} />} />}
      onAction={(act) => onAct(act as ScraperAct, row)}
      items={[
        { id: 'edit', label: t('scrapers.act.edit'), icon: <IconPencil {...drawn} />, href: `/addscrape/${id}` },
        ...(state === 'published'
          ? [{ id: 'play', label: t('scrapers.act.play'), icon: <IconTerminal2 {...drawn} />, href: toolHref(api) }]
          : []),
        {
          id: 'running',
          items: [
            ...(state === 'draft' || changed
              ? [
                  {
                    id: 'publish',
                    label: t(live === null ? 'scrapers.act.publish' : 'scrapers.act.publishChanges'),
                    icon: <IconWorldUp {...drawn} />,
                  },
                ]
              : []),
            ...(state === 'published'
              ? [{ id: 'pause', label: t('scrapers.act.pause'), icon: <IconPlayerPause {...drawn} /> }]
              : []),
            ...(state === 'paused'
              ? [{ id: 'resume', label: t('scrapers.act.resume'), icon: <IconPlayerPlay {...drawn} /> }]
              : []),
            { id: 'test', label: t('scrapers.act.test'), icon: <IconFlask {...drawn} /> },
          ],
        },
        {
          id: 'keeping',
          items: [
            ...(live === null
              ? []
              : [
                  {
                    id: 'revisions',
                    label: t('scrapers.act.revisions'),
                    icon: <IconHistory {...drawn} />,
                    href: `/addscrape/${id}/revisions`,
                  },
                ]),
            { id: 'export', label: t('scrapers.act.export'), icon: <IconDownload {...drawn} /> },
          ],
        },
        {
          id: 'ending',
          items: [{ id: 'delete', label: t('scrapers.act.delete'), icon: <IconTrash {...drawn} />, tone: 'error' }],
        },
      ]}
    />
  );
}
