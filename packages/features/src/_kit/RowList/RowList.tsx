import { Button } from '@apiyard/ui/Button';
import { Card } from '@apiyard/ui/Card';
import { Skeleton } from '@apiyard/ui/Skeleton';
import type { StaticTableColumn } from '@apiyard/ui/StaticTable';
import { StaticTable } from '@apiyard/ui/StaticTable';
import { media } from '@apiyard/ui/theme/media';
import { useMedia } from '@apiyard/ui/theme/use-media';
import type { ReactNode } from 'react';
import { card as cardClass, cards, more } from './RowList.css.ts';

interface RowListProps<Row> {
  /** What is listed: 'Vouchers'. */
  readonly label: string;
  /** Null while they are on their way. */
  readonly rows: readonly Row[] | null;
  readonly rowId: (row: Row) => string;
  readonly columns: readonly StaticTableColumn<Row>[];
  /** A row where there is no room for columns. */
  readonly card: (row: Row) => ReactNode;
  /** How many cards stand in for those that are on their way, and how high they are. @default 3 of 3 lines */
  readonly waiting?: { readonly cards: number; readonly lines: number };
}

/** A table where there is room for its columns, cards where there is none; the shape of either while the rows are on their way. */
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
  /** @default false */
  readonly isLoading?: boolean;
  readonly onMore: () => void;
}

/** The way to the next rows, under those that are there. */
export function MoreRows({ label, isLoading = false, onMore }: MoreRowsProps) {
  return (
    <div className={more}>
      <Button size="small" isPending={isLoading} onPress={onMore}>
        {label}
      </Button>
    </div>
  );
}
