import type { More } from '../data/use-pages.ts';
import { Button } from '@apiyard/ui/Button';
import { Card } from '@apiyard/ui/Card';
import { Skeleton } from '@apiyard/ui/Skeleton';
import type { StaticTableColumn } from '@apiyard/ui/StaticTable';
import { StaticTable } from '@apiyard/ui/StaticTable';
import { media } from '@apiyard/ui/theme/media';
import { useMedia } from '@apiyard/ui/theme/use-media';
import type { ReactNode } from 'react';
import { card as cardClass, cards, more as moreClass } from './RowList.css.ts';

interface RowListProps<Row> {
  /** Name of the list: 'Vouchers'. */
  readonly label: string;
  /** Null while loading. */
  readonly rows: readonly Row[] | null;
  readonly rowId: (row: Row) => string;
  readonly columns: readonly StaticTableColumn<Row>[];
  /** A row where there is no room for columns. */
  readonly card: (row: Row) => ReactNode;
  /** Number and height of the placeholder cards. @default 3 of 3 lines */
  readonly waiting?: { readonly cards: number; readonly lines: number };
}

/** A table where its columns fit, cards elsewhere, and placeholders while the rows load. */
export function RowList<Row>({
  label,
  rows,
  rowId,
  columns,
  card,
  waiting = { cards: 3, lines: 3 },
}: RowListProps<Row>) {
  const isNarrow = useMedia(media.belowMd);
  if (!isNarrow) {
    return (
      <Card padding="none">
        <StaticTable label={label} isLoading={rows === null} rows={rows ?? []} rowId={rowId} columns={columns} />
      </Card>
    );
  }
  if (rows === null) {
    return (
      <div className={cards} aria-busy>
        {Array.from({ length: waiting.cards }, (_, place) => (
          <div key={place} className={cardClass}>
            <Skeleton shape="text" lines={waiting.lines} />
          </div>
        ))}
      </div>
    );
  }
  return (
    <ul role="list" className={cards} aria-label={label}>
      {rows.map((row) => (
        <li key={rowId(row)} className={cardClass}>
          {card(row)}
        </li>
      ))}
    </ul>
  );
}

interface MoreRowsProps {
  /** 'Show more' */
  readonly label: string;
  readonly more: More;
  readonly onMore: () => void;
}

/** The button that loads more rows; nothing if there are no more. */
export function MoreRows({ label, more, onMore }: MoreRowsProps) {
  if (more === 'none') return null;
  return (
    <div className={moreClass}>
      <Button size="small" isPending={more === 'loading'} onPress={onMore}>
        {label}
      </Button>
    </div>
  );
}
