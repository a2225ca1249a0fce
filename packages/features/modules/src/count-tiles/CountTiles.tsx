import { useFormat } from '@apiyard/kit/format.ts';
import { Skeleton } from '@apiyard/ui/Skeleton';
import type { Icon } from '@tabler/icons-react';
import * as css from './CountTiles.css.ts';

export interface CountTile<Id extends string> {
  readonly id: Id;
  readonly label: string;
  readonly icon: Icon;
  readonly tone: keyof typeof css.iconTone;
  /** Left out while it is not known. */
  readonly count: number | undefined;
}

interface CountTilesProps<Id extends string> {
  /** Name of the filter: 'Filter by status'. */
  readonly label: string;
  readonly tiles: readonly CountTile<Id>[];
  /** The tile whose records are shown; null where another filter is set. */
  readonly selected: Id | null;
  readonly onSelect: (id: Id) => void;
  /** @default false */
  readonly isLoading?: boolean;
}

/** How many records there are of each kind. Each tile filters the list below it. */
export function CountTiles<Id extends string>({
  label,
  tiles,
  selected,
  onSelect,
  isLoading = false,
}: CountTilesProps<Id>) {
  const format = useFormat();
  return (
    <ul role="list" aria-label={label} aria-busy={isLoading || undefined} className={css.tiles}>
      {tiles.map(({ id, label: name, icon: Drawing, tone, count }) => (
        <li key={id}>
          <button type="button" className={css.tile} aria-pressed={id === selected} onClick={() => onSelect(id)}>
            <span className={css.iconTone[tone]}>
              <Drawing size={20} stroke={1.5} aria-hidden />
            </span>
            <span className={css.words}>
              <span className={css.count}>
                {isLoading ? <Skeleton shape="text" /> : count === undefined ? '–' : format.number(count)}
              </span>
              <span className={css.label}>{name}</span>
            </span>
          </button>
        </li>
      ))}
    </ul>
  );
}
