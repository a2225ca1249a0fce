import { Swatch } from '../series/series-look.tsx';
import type { SwatchProps } from '../series/series-look.tsx';
import { readOut, readOutLabel, readOutRow, readOutTitle, readOutValue } from './ReadOut.css.ts';

export interface ReadOutRow extends SwatchProps {
  label: string;
  value: string;
  isCurrent: boolean;
}

export interface ReadOutProps {
  /** Px from the start of the plot. */
  at: number;
  /** Width of the plot in px. */
  width: number;
  /** Px before and after the plot that may be covered too. */
  before: number;
  after: number;
  title: string;
  rows: readonly ReadOutRow[];
  total?: { label: string; value: string } | undefined;
}

const gap = 12;

/** The values at one position of a chart. It is placed on the side with more room; the live region has the same text. */
export function ReadOut({ at, width, before, after, title, rows, total }: ReadOutProps) {
  const roomBefore = before + at - gap;
  const roomAfter = width - at + after - gap;
  const place =
    roomAfter >= roomBefore
      ? { insetInlineStart: at + gap, maxInlineSize: roomAfter }
      : { insetInlineEnd: width - at + gap, maxInlineSize: roomBefore };
  return (
    <div aria-hidden className={readOut} style={place}>
      <span className={readOutTitle}>{title}</span>
      {rows.map(({ label, value, isCurrent, ...swatch }) => (
        <span key={swatch.look.place} className={readOutRow} data-current={isCurrent || undefined}>
          <Swatch {...swatch} />
          <span className={readOutLabel}>
            <bdi>{label}</bdi>
          </span>
          <span className={readOutValue}>
            <bdi>{value}</bdi>
          </span>
        </span>
      ))}
      {total && (
        <span className={readOutRow}>
          <span className={readOutLabel}>{total.label}</span>
          <span className={readOutValue}>
            <bdi>{total.value}</bdi>
          </span>
        </span>
      )}
    </div>
  );
}
