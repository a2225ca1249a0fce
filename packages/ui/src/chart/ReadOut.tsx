import { Swatch } from './series-look.tsx';
import type { SwatchProps } from './series-look.tsx';
import { readOut, readOutLabel, readOutRow, readOutTitle, readOutValue } from './ReadOut.css.ts';

export interface ReadOutRow extends SwatchProps {
  label: string;
  value: string;
  isCurrent: boolean;
}

export interface ReadOutProps {
  /** Px from the start of the plot. */
  at: number;
  /** Px from its top. @default 0 */
  top?: number;
  /** Px of the plot. */
  width: number;
  title?: string;
  rows: readonly ReadOutRow[];
  total?: { label: string; value: string } | undefined;
}

/** What stands at one place of a chart. It stays beside the place, on the side that has more room; the live region says the same. */
export function ReadOut({ at, top = 0, width, title, rows, total }: ReadOutProps) {
  const gap = 12;
  const isAfter = at < width / 2;
  const place = isAfter
    ? { insetInlineStart: at + gap, maxInlineSize: Math.max(0, width - at - gap) }
    : { insetInlineEnd: width - at + gap, maxInlineSize: Math.max(0, at - gap) };
  return (
    <div aria-hidden className={readOut} style={{ ...place, insetBlockStart: top }}>
      {title !== undefined && <span className={readOutTitle}>{title}</span>}
      {rows.map(({ label, value, isCurrent, ...swatch }) => (
        <span key={swatch.look} className={readOutRow} data-current={isCurrent || undefined}>
          <Swatch {...swatch} />
          <bdi className={readOutLabel}>{label}</bdi>
          <bdi className={readOutValue}>{value}</bdi>
        </span>
      ))}
      {total && (
        <span className={readOutRow}>
          <span className={readOutLabel}>{total.label}</span>
          <bdi className={readOutValue}>{total.value}</bdi>
        </span>
      )}
    </div>
  );
}
