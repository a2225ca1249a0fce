import { Button } from '@apiyard/ui/Button';
import { Menu as DropDown } from '@apiyard/ui/Menu';
import { IconChevronDown } from '@tabler/icons-react';
import { useLayoutEffect, useRef, useState } from 'react';
import { Link } from 'react-router';
import { useCopy } from '@apiyard/kit/copy.ts';
import type { MenuEntry } from '../navigation/navigation.ts';
import { isArea, placesOf } from '../navigation/navigation.ts';
import type { Menu } from '../navigation/use-menu.ts';
import type { ShellKey } from '../navigation/shell-key.ts';
import { shellCopy } from '../shell-copy.ts';
import { bar, entry as entryStyle, line as lineStyle, place, withArrow } from './HorizontalMenu.css.ts';

/** A link of the bar, or a menu of several. */
interface Part {
  readonly label: ShellKey;
  readonly href?: string;
  readonly entries: readonly MenuEntry[];
}

/** The first groups are in the bar itself; the areas and other groups are menus. */
function partsOf(groups: Menu['groups']): readonly Part[] {
  return groups.flatMap(({ label, entries }): Part[] => {
    if (label !== 'shell.nav.start' && label !== 'shell.nav.tools') return [{ label, entries }];
    const areas = entries.filter(isArea);
    return [
      ...entries
        .filter((entry) => !isArea(entry))
        .map((entry): Part => ({
          label: entry.label,
          entries: [entry],
          ...(entry.href !== undefined && { href: entry.href }),
        })),
      ...(areas.length > 0 ? [{ label: 'shell.apps.areas' as const, entries: areas }] : []),
    ];
  });
}

/** The menu under the header. Entries that do not fit are under 'More'. */
export function HorizontalMenu({ groups, current }: Pick<Menu, 'groups' | 'current'>) {
  const t = useCopy(shellCopy);
  const parts = partsOf(groups);
  const list = useRef<HTMLUListElement>(null);
  const shown = useShown(list, parts.map(({ label }) => t(label)).join('\n'));
  const rest = parts.slice(shown);
  return (
    <nav className={bar} aria-label={t('shell.menu')}>
      <ul ref={list} role="list" className={lineStyle}>
        {parts.map((part, index) => (
          <li key={part.label} className={place} {...(index >= shown && { 'data-out': true })}>
            {part.href === undefined ? (
              <Group label={t(part.label)} entries={part.entries} current={current} />
            ) : (
              <Link
                to={part.href}
                className={entryStyle}
                {...(part.href === current && { 'aria-current': 'page' as const })}
              >
                {t(part.label)}
              </Link>
            )}
          </li>
        ))}
      </ul>
      {rest.length > 0 && (
        <Group label={t('shell.more')} entries={rest.flatMap(({ entries }) => entries)} current={current} />
      )}
    </nav>
  );
}

interface GroupProps {
  readonly label: string;
  readonly entries: readonly MenuEntry[];
  readonly current: string | null;
}

function Group({ label, entries, current }: GroupProps) {
  const t = useCopy(shellCopy);
  const places = placesOf(entries);
  const selected = places.find(({ href }) => href === current);
  return (
    <DropDown
      label={label}
      trigger={
        <Button tone={selected === undefined ? 'plain' : 'quiet'}>
          <span className={withArrow}>
            {label}
            <IconChevronDown size={16} stroke={1.5} aria-hidden />
          </span>
        </Button>
      }
      {...(selected && { selected: selected.href })}
      items={places.map(({ href, label: key, icon: Icon }) => ({
        id: href,
        href,
        label: t(key),
        ...(Icon && { icon: <Icon size={20} stroke={1.5} aria-hidden /> }),
      }))}
    />
  );
}

/** How many entries fit in the first line. Counts again when `words` or the width changes. */
function useShown(list: { readonly current: HTMLElement | null }, words: string): number {
  const [shown, setShown] = useState(Infinity);
  useLayoutEffect(() => {
    const line = list.current;
    if (line === null) return undefined;
    const count = () => {
      const places = [...line.children] as HTMLElement[];
      const top = places[0]?.offsetTop ?? 0;
      setShown(places.filter(({ offsetTop }) => offsetTop === top).length);
    };
    count();
    const observer = new ResizeObserver(count);
    observer.observe(line);
    for (const child of line.children) observer.observe(child);
    return () => observer.disconnect();
  }, [list, words]);
  return shown;
}
