import { Badge } from '@apiyard/ui/Badge';
import { Skeleton } from '@apiyard/ui/Skeleton';
import { IconChevronRight } from '@tabler/icons-react';
import type { CSSProperties, ReactNode } from 'react';
import { useId, useState } from 'react';
import { Link } from 'react-router';
import { useCopy } from '@apiyard/kit/copy.ts';
import { useFormat } from '@apiyard/kit/format.ts';
import type { MenuEntry, MenuGroup } from '../navigation/navigation.ts';
import { placesOf } from '../navigation/navigation.ts';
import { shellCopy } from '../shell-copy.ts';
import * as css from './SideMenu.css.ts';

interface SideMenuProps {
  readonly groups: readonly MenuGroup[];
  /** The `href` of the entry for the page that is shown. */
  readonly current: string | null;
}

/**
 * The site's pages in the sidebar: on every page, so it consists of plain links and buttons. The library's
 * `NavigationTree`, with its arrow keys, is larger than the rest of the shell; the `Drawer` has it.
 */
export function SideMenu({ groups, current }: SideMenuProps) {
  const t = useCopy(shellCopy);
  const id = useId();
  return (
    <nav className={css.menu} aria-label={t('shell.menu')}>
      {groups.map(({ label, entries, pending = 0 }) => (
        <div key={label} className={css.group}>
          <p id={`${id}${label}`} className={css.groupTitle}>
            {t(label)}
          </p>
          <ul role="list" aria-labelledby={`${id}${label}`} aria-busy={pending > 0} className={css.list}>
            {entries.map((entry) => (
              <Entry key={entry.label} entry={entry} current={current} />
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
        </div>
      ))}
    </nav>
  );
}

interface EntryProps {
  readonly entry: MenuEntry;
  readonly current: string | null;
}

function Entry({ entry, current }: EntryProps) {
  if (entry.items !== undefined) return <Branch entry={entry} items={entry.items} current={current} />;
  return (
    <li>
      <Link
        to={entry.href ?? ''}
        className={css.entry}
        {...(entry.href === current && { 'aria-current': 'page' as const })}
      >
        <Inside entry={entry} />
      </Link>
    </li>
  );
}

/** Opens automatically when it contains the current page. */
function Branch({ entry, items, current }: EntryProps & { readonly items: readonly MenuEntry[] }) {
  const id = useId();
  const holdsCurrent = placesOf(items).some(({ href }) => href === current);
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
          <Entry key={item.label} entry={item} current={current} />
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
