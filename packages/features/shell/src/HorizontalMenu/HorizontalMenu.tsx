import { Button } from '@apiyard/ui/Button';
import { Menu as DropDown } from '@apiyard/ui/Menu';
import type { Icon } from '@tabler/icons-react';
import { IconChevronDown } from '@tabler/icons-react';
import { useLayoutEffect, useRef, useState } from 'react';
import { Link } from 'react-router';
import { useCopy } from '@apiyard/kit/copy.ts';
import type { MenuEntry } from '../navigation/navigation.ts';
import { placesOf } from '../navigation/navigation.ts';
import type { Menu } from '../navigation/use-menu.ts';
import { shellCopy } from '../shell-copy.ts';
import { useAreaSwitchText } from '../SideMenu/AreaSwitchLink.tsx';
import { bar, entry as entryStyle, line as lineStyle, place, withArrow } from './HorizontalMenu.css.ts';

/** A link of the bar, or a menu of several. */
interface Part {
  readonly id: string;
  readonly label: string;
  readonly href?: string;
  readonly places: readonly Place[];
}

interface Place {
  readonly href: string;
  readonly label: string;
  readonly icon?: Icon | undefined;
}

/** Entries of groups without a heading are in the bar itself; the others are menus. The way to the other area is last. */
function useParts({ groups, areaSwitch }: Pick<Menu, 'groups' | 'areaSwitch'>): readonly Part[] {
  const t = useCopy(shellCopy);
  const switchText = useAreaSwitchText();
  const named = (entries: readonly MenuEntry[]): readonly Place[] =>
    placesOf(entries).map(({ href, label, icon }) => ({ href, label: t(label), icon }));
  const single = (place: Place): Part => ({ id: place.href, ...place, places: [place] });
  return [
    ...groups.flatMap(({ id, label, entries }): readonly Part[] => {
      if (label === undefined) return named(entries).map(single);
      return entries.length === 0 ? [] : [{ id, label: t(label), places: named(entries) }];
    }),
    ...(areaSwitch === null ? [] : [single({ href: areaSwitch.href, label: switchText(areaSwitch.to) })]),
  ];
}

type HorizontalMenuProps = Pick<Menu, 'groups' | 'current' | 'areaSwitch'>;

/** The menu under the header. Entries that do not fit are under 'More'. */
export function HorizontalMenu({ current, ...menu }: HorizontalMenuProps) {
  const t = useCopy(shellCopy);
  const parts = useParts(menu);
  const list = useRef<HTMLUListElement>(null);
  const shown = useShown(list, parts.map(({ label }) => label).join('\n'));
  const rest = parts.slice(shown);
  return (
    <nav className={bar} aria-label={t('shell.menu')}>
      <ul ref={list} role="list" className={lineStyle}>
        {parts.map(({ id, label, href, places }, index) => (
          <li key={id} className={place} {...(index >= shown && { 'data-out': true })}>
            {href === undefined ? (
              <Group label={label} places={places} current={current} />
            ) : (
              <Link to={href} className={entryStyle} {...(href === current && { 'aria-current': 'page' as const })}>
                {label}
              </Link>
            )}
          </li>
        ))}
      </ul>
      {rest.length > 0 && (
        <Group label={t('shell.more')} places={rest.flatMap(({ places }) => places)} current={current} />
      )}
    </nav>
  );
}

interface GroupProps {
  readonly label: string;
  readonly places: readonly Place[];
  readonly current: string | null;
}

function Group({ label, places, current }: GroupProps) {
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
      items={places.map(({ href, label: name, icon: Drawing }) => ({
        id: href,
        href,
        label: name,
        ...(Drawing && { icon: <Drawing size={20} stroke={1.5} aria-hidden /> }),
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
