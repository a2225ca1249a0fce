import { Badge } from '@apiyard/ui/Badge';
import { Skeleton } from '@apiyard/ui/Skeleton';
import { IconChevronRight } from '@tabler/icons-react';
import type { CSSProperties, ReactNode } from 'react';
import { useId, useState } from 'react';
import { Link } from 'react-router';
import { useCopy } from '@apiyard/kit/copy.ts';
import { useFormat } from '@apiyard/kit/format.ts';
import { useServices, useSetting } from '@apiyard/kit/services.tsx';
import type { MenuEntry, MenuGroup } from '../navigation/navigation.ts';
import { placesOf } from '../navigation/navigation.ts';
import type { FoldingGroup } from '../navigation/opens-at-first.ts';
import { opensAtFirst } from '../navigation/opens-at-first.ts';
import type { ShellKey } from '../navigation/shell-key.ts';
import { shellCopy } from '../shell-copy.ts';
import * as css from './SideMenu.css.ts';

interface SideMenuProps {
  readonly groups: readonly MenuGroup[];
  /** The `href` of the entry for the page that is shown. */
  readonly current: string | null;
  /** After a place was chosen. */
  readonly onNavigate?: () => void;
}

/**
 * The site's pages in the sidebar and the drawer: on every page, so it consists of plain links and buttons. The library's
 * `NavigationTree`, with its arrow keys, is larger than the rest of the shell.
 */
export function SideMenu({ groups, ...rest }: SideMenuProps) {
  const t = useCopy(shellCopy);
  return (
    <nav className={css.menu} aria-label={t('shell.menu')}>
      {groups.map((group) => (
        <div key={group.id} className={css.group}>
          {isFolding(group.id) && group.label !== undefined ? (
            <Folding group={group} id={group.id} label={group.label} {...rest} />
          ) : (
            <Plain group={group} {...rest} />
          )}
        </div>
      ))}
    </nav>
  );
}

const isFolding = (id: string): id is FoldingGroup => Object.hasOwn(opensAtFirst, id);

interface GroupProps extends Omit<SideMenuProps, 'groups'> {
  readonly group: MenuGroup;
}

interface FoldingProps extends GroupProps {
  readonly id: FoldingGroup;
  readonly label: ShellKey;
}

/**
 * Its heading opens and closes it, which is kept. `<html>` has the groups that a person opened or closed before the first
 * paint, and the styles follow it, so nothing moves when the app takes the page over.
 */
function Folding({ group, id, label, current, ...rest }: FoldingProps) {
  const t = useCopy(shellCopy);
  const { settings } = useServices();
  const isOpen = useSetting('menuGroups')[id] ?? opensAtFirst[id];
  const listId = useId();
  const holdsCurrent = placesOf(group.entries).some(({ href }) => href === current);
  return (
    <>
      <button
        type="button"
        className={holdsCurrent ? `${css.groupTitle} ${css.holdsCurrentPage}` : css.groupTitle}
        aria-expanded={isOpen}
        aria-controls={listId}
        onClick={() => settings.change({ menuGroups: { ...settings.get().menuGroups, [id]: !isOpen } })}
      >
        <span className={css.titleWords}>{t(label)}</span>
        <IconChevronRight size={16} stroke={1.5} className={css.arrow} aria-hidden />
      </button>
      <div id={listId} className={css.folding[id]}>
        <Entries group={group} current={current} label={t(label)} {...rest} />
      </div>
    </>
  );
}

function Plain({ group, ...rest }: GroupProps) {
  const t = useCopy(shellCopy);
  if (group.label === undefined) return <Entries group={group} {...rest} />;
  return (
    <>
      <p className={css.plainTitle}>{t(group.label)}</p>
      <Entries group={group} label={t(group.label)} {...rest} />
    </>
  );
}

function Entries({ group: { entries, pending = 0 }, label, ...rest }: GroupProps & { readonly label?: string }) {
  return (
    <ul role="list" aria-label={label} aria-busy={pending > 0} className={css.list}>
      {entries.map((entry) => (
        <Entry key={entry.label} entry={entry} {...rest} />
      ))}
      {Array.from({ length: pending }, (_, index) => (
        <li key={index} aria-hidden className={css.pending} style={{ '--index': index } as CSSProperties}>
          <span className={css.pendingIcon}>
            <Skeleton shape="text" />
          </span>
          <span className={css.pendingWords}>
            <Skeleton shape="text" />
          </span>
        </li>
      ))}
    </ul>
  );
}

interface EntryProps extends Omit<SideMenuProps, 'groups'> {
  readonly entry: MenuEntry;
}

function Entry({ entry, current, onNavigate }: EntryProps) {
  if (entry.items !== undefined)
    return <Branch entry={entry} items={entry.items} current={current} {...(onNavigate && { onNavigate })} />;
  return (
    <li>
      <Link
        to={entry.href ?? ''}
        className={css.entry}
        onClick={onNavigate}
        {...(entry.href === current && { 'aria-current': 'page' as const })}
      >
        <Inside entry={entry} />
      </Link>
    </li>
  );
}

/** Opens automatically when it contains the current page. */
function Branch({ entry, items, ...rest }: EntryProps & { readonly items: readonly MenuEntry[] }) {
  const id = useId();
  const holdsCurrent = placesOf(items).some(({ href }) => href === rest.current);
  const [state, setState] = useState({ isOpen: holdsCurrent, held: holdsCurrent });
  if (state.held !== holdsCurrent) setState({ isOpen: state.isOpen || holdsCurrent, held: holdsCurrent });
  return (
    <li>
      <button
        type="button"
        className={holdsCurrent ? `${css.entry} ${css.holdsCurrent}` : css.entry}
        aria-expanded={state.isOpen}
        aria-controls={id}
        onClick={() => setState({ ...state, isOpen: !state.isOpen })}
      >
        <Inside entry={entry}>
          <IconChevronRight size={16} stroke={1.5} className={css.arrow} aria-hidden />
        </Inside>
      </button>
      <ul id={id} role="list" hidden={!state.isOpen} className={state.isOpen ? css.inner : undefined}>
        {items.map((item) => (
          <Entry key={item.label} entry={item} {...rest} />
        ))}
      </ul>
    </li>
  );
}

function Inside({
  entry: { label, icon: Icon, chip },
  children,
}: {
  readonly entry: MenuEntry;
  readonly children?: ReactNode;
}) {
  const t = useCopy(shellCopy);
  const format = useFormat();
  return (
    <>
      <span className={css.icon} aria-hidden>
        {Icon === undefined ? <span className={css.dot} /> : <Icon size={20} stroke={1.5} />}
      </span>
      <span className={css.words}>{t(label)}</span>
      {chip !== undefined && (
        <span className={css.chip}>
          {chip === 'new' ? <Badge tone="accent">{t('shell.new')}</Badge> : <Badge>{format.number(chip)}</Badge>}
        </span>
      )}
      {children}
    </>
  );
}
