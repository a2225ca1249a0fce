import type { ReactNode } from 'react';
import { useFormat } from '../format.ts';
import { chip, count as countClass, place, row } from './FilterChips.css.ts';

interface FilterChip {
  readonly id: string;
  readonly label: string;
  readonly count: number;
  readonly icon?: ReactNode;
  readonly isOn: boolean;
}

interface FilterChipsProps {
  /** Name of the filter: 'Areas'. */
  readonly label: string;
  readonly chips: readonly FilterChip[];
  readonly onPress: (id: string) => void;
}

/** Filters in a row, each with how much it would show. */
export function FilterChips({ label, chips, onPress }: FilterChipsProps) {
  const format = useFormat();
  return (
    <ul role="list" aria-label={label} className={row}>
      {chips.map(({ id, label: name, count, icon, isOn }) => (
        <li key={id} className={place}>
          <button type="button" className={chip} aria-pressed={isOn} onClick={() => onPress(id)}>
            {icon}
            {name}
            <span className={countClass}>{format.number(count)}</span>
          </button>
        </li>
      ))}
    </ul>
  );
}
