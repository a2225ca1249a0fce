import { Heading } from '@apiyard/ui/Heading';
import { Popover } from '@apiyard/ui/Popover';
import type { PopoverProps } from '@apiyard/ui/Popover';
import { Stack } from '@apiyard/ui/Stack';
import { Link } from 'react-router';
import { useCopy } from '@apiyard/kit/copy.ts';
import type { MenuGroup, MenuLink } from '../navigation/navigation.ts';
import { placesOf } from '../navigation/navigation.ts';
import { shellCopy } from '../shell-copy.ts';
import * as css from './AppsPanel.css.ts';

interface AppsPanelProps extends Pick<PopoverProps, 'trigger'> {
  readonly groups: readonly MenuGroup[];
}

/** The account and the samples are no quick links. */
const quick: readonly string[] = ['start', 'learn'];

const tiles = { list: css.tiles, entry: css.tile, icon: css.tileIcon };
const plain = { list: css.links, entry: css.link, icon: css.linkIcon };

/** The areas as tiles, and links to other common pages. */
export function AppsPanel({ groups, trigger }: AppsPanelProps) {
  const t = useCopy(shellCopy);
  const entriesIn = (ids: readonly string[]) =>
    groups.filter(({ id }) => ids.includes(id)).flatMap(({ entries }) => placesOf(entries));
  const areas = entriesIn(['areas']);
  const links = entriesIn(quick);
  return (
    <Popover trigger={trigger} title={t('shell.apps')} placement="bottom end">
      {(close) => (
        <Stack space={2}>
          {areas.length > 0 && <Entries title={t('shell.apps.areas')} entries={areas} look={tiles} onGo={close} />}
          <Entries title={t('shell.apps.links')} entries={links} look={plain} onGo={close} />
        </Stack>
      )}
    </Popover>
  );
}

interface EntriesProps {
  readonly title: string;
  readonly entries: readonly MenuLink[];
  readonly look: typeof tiles;
  readonly onGo: () => void;
}

function Entries({ title, entries, look, onGo }: EntriesProps) {
  const t = useCopy(shellCopy);
  return (
    <Stack space={1}>
      <Heading level={3} size="h6">
        {title}
      </Heading>
      <ul role="list" className={look.list}>
        {entries.map(({ label, href, icon: Icon }) => (
          <li key={label}>
            <Link to={href} className={look.entry} onClick={onGo}>
              <span className={look.icon} aria-hidden>
                {Icon && <Icon size={20} stroke={1.5} />}
              </span>
              {t(label)}
            </Link>
          </li>
        ))}
      </ul>
    </Stack>
  );
}
