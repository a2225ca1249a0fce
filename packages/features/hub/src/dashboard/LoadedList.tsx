import { Failed } from '@apiyard/ui/Failed';
import { Skeleton } from '@apiyard/ui/Skeleton';
import type { ReactNode } from 'react';
import { useCopy } from '@apiyard/kit/copy.ts';
import type { Loadable } from '@apiyard/kit/data/loadable.ts';
import { homeCopy } from './home-copy.ts';
import { bone, bones, room, row, wordsOnly } from './LoadedList.css.ts';

interface LoadedListProps<Item> {
  readonly items: Loadable<readonly Item[]>;
  /** Expected number of rows; their height is reserved. */
  readonly rows: number;
  /** Error title if loading fails. */
  readonly failedTitle: string;
  readonly onRetry: () => void;
  /** Empty state. @default none: the card is shown with content only */
  readonly empty?: ReactNode;
  readonly children: (items: readonly Item[]) => ReactNode;
}

/** A card's list in its four states. */
export function LoadedList<Item>(props: LoadedListProps<Item>) {
  const { items } = props;
  const hasRows = items.state === 'loading' || (items.state === 'done' && items.value.length > 0);
  return (
    <div
      className={hasRows ? room : wordsOnly}
      style={{ '--rows': props.rows } as React.CSSProperties}
      aria-busy={items.state === 'loading' || undefined}
    >
      <Content {...props} />
    </div>
  );
}

function Content<Item>({ items, rows, failedTitle, onRetry, empty, children }: LoadedListProps<Item>) {
  const t = useCopy(homeCopy);
  switch (items.state) {
    case 'loading':
      return <Bones rows={rows} />;
    case 'failed':
      return (
        <Failed title={failedTitle} picture={null} onRetry={onRetry} requestId={items.requestId}>
          {t('home.failedText')}
        </Failed>
      );
    case 'done':
      return items.value.length === 0 ? (empty ?? null) : children(items.value);
  }
}

/** Placeholder of a list. */
function Bones({ rows }: { readonly rows: number }) {
  return (
    <div className={bones}>
      {Array.from({ length: rows }, (_, index) => (
        <div key={index} className={row}>
          <span className={bone}>
            <Skeleton shape="text" />
          </span>
        </div>
      ))}
    </div>
  );
}
