import type { ReactNode } from 'react';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { useFormat } from '../format.ts';
import { chip, count as countClass, fadingRow, row } from './FilterChips.css.ts';

interface FilterChip {
  readonly id: string;
  readonly label: string;
  readonly count: number;
  readonly icon?: ReactNode;
  readonly isOn: boolean;
}

interface FilterChipsProps {
  /** Name of the filter: 'Health'. */
  readonly label: string;
  readonly chips: readonly FilterChip[];
  readonly onPress: (id: string) => void;
}

/** Filters in a row, each with how much it would show. */
export function FilterChips({ label, chips, onPress }: FilterChipsProps) {
  return (
    <ul role="list" aria-label={label} className={row}>
      {chips.map(({ id, isOn, ...content }) => (
        <li key={id}>
          <button type="button" className={chip} aria-pressed={isOn} onClick={() => onPress(id)}>
            <Content {...content} />
          </button>
        </li>
      ))}
    </ul>
  );
}

interface FilterLinksProps {
  /** Name of the filter: 'Areas'. */
  readonly label: string;
  readonly links: readonly (FilterChip & { readonly href: string })[];
}

/** The same for filters that are pages: of these, one is on. */
export function FilterLinks({ label, links }: FilterLinksProps) {
  const box = useRef<HTMLUListElement>(null);
  const current = links.find(({ isOn }) => isOn)?.id;
  useEffect(() => {
    if (box.current) scrollToCurrent(box.current);
  }, [current]);
  return (
    <ul role="list" aria-label={label} className={fadingRow} ref={box}>
      {links.map(({ id, isOn, href, ...content }) => (
        <li key={id}>
          <Link to={href} className={chip} {...(isOn && { 'aria-current': 'true' })} preventScrollReset>
            <Content {...content} />
          </Link>
        </li>
      ))}
    </ul>
  );
}

/** Where the row scrolls, shows the link that is on. */
function scrollToCurrent(box: HTMLElement): void {
  const link = box.querySelector('[aria-current]')?.getBoundingClientRect();
  const frame = box.getBoundingClientRect();
  if (link === undefined || (link.left >= frame.left && link.right <= frame.right)) return;
  box.scrollLeft += (link.left + link.right - frame.left - frame.right) / 2;
}

function Content({ label, count, icon }: Pick<FilterChip, 'label' | 'count' | 'icon'>) {
  const format = useFormat();
  return (
    <>
      {icon}
      {label}
      <span className={countClass}>{format.number(count)}</span>
    </>
  );
}
