import { useState } from 'react';
import { useLabels, useOwnLabels, useWording } from '../../labels/use-labels.ts';
import { visuallyHidden } from '../../theme/visually-hidden.css.ts';
import { Button } from '../Button/Button.tsx';
import {
  changedPart,
  emptyCell,
  gapCell,
  headCell,
  line as lineStyle,
  more,
  number as numberStyle,
  numberColumn,
  scroller,
  sign as signStyle,
  table,
  textCell,
} from './Diff.css.ts';
import { pairsOf } from './diff-rows.ts';
import type { DiffRow, GapRow, LineRow } from './diff-rows.ts';
import { ownLabels } from './own-labels.ts';

interface DiffTableProps {
  readonly label: string;
  readonly rows: readonly DiffRow[];
  readonly view: 'unified' | 'sides';
}

/** Rows at first and with each press of the button below them: more would slow down the page. */
const rowsAtOnce = 500;

/** The lines as a table, left to right in every language. Numbers and signs are not copied with a selection. */
export function DiffTable({ label, rows, view }: DiffTableProps) {
  const labels = useLabels();
  const own = useOwnLabels(ownLabels);
  const wording = useWording();
  const [opened, setOpened] = useState<ReadonlySet<GapRow>>(new Set());
  const [limit, setLimit] = useState(rowsAtOnce);
  const all: readonly DiffRow[] = rows.flatMap((row): readonly DiffRow[] =>
    row.kind === 'gap' && row.lines !== null && opened.has(row) ? row.lines : [row],
  );
  const gap = (row: GapRow, columnCount: number, key: number) => (
    <tr key={key}>
      <td colSpan={columnCount} className={gapCell}>
        {row.lines === null ? (
          wording.count(own.unchangedLines, row.count)
        ) : (
          <Button size="small" tone="plain" onPress={() => setOpened(new Set([...opened, row]))}>
            {wording.count(own.showLines, row.count)}
          </Button>
        )}
      </td>
    </tr>
  );
  const pairs = view === 'sides' ? pairsOf(all) : [];
  const total = view === 'sides' ? pairs.length : all.length;
  const heads =
    view === 'sides'
      ? [own.lineBefore, own.before, own.lineAfter, own.after]
      : [own.lineBefore, own.lineAfter, own.text];
  return (
    <>
      {/* Focusable, so that it can be scrolled by keyboard. */}
      <div tabIndex={0} role="group" aria-label={label} dir="ltr" className={scroller}>
        <table aria-label={label} className={table}>
          <colgroup>
            {view === 'sides' ? (
              <>
                <col className={numberColumn} />
                <col />
                <col className={numberColumn} />
                <col />
              </>
            ) : (
              <>
                <col className={numberColumn} />
                <col className={numberColumn} />
                <col />
              </>
            )}
          </colgroup>
          <thead>
            <tr>
              {heads.map((text) => (
                <th key={text} scope="col" className={headCell}>
                  <span className={visuallyHidden}>{text}</span>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {view === 'sides'
              ? pairs.slice(0, limit).map((pair, key) =>
                  'kind' in pair ? (
                    gap(pair, 4, key)
                  ) : (
                    <tr key={key}>
                      <LineNumber of={pair.before} side="oldLine" />
                      <Line row={pair.before} />
                      <LineNumber of={pair.after} side="newLine" />
                      <Line row={pair.after} />
                    </tr>
                  ),
                )
              : all.slice(0, limit).map((row, key) =>
                  row.kind === 'gap' ? (
                    gap(row, 3, key)
                  ) : (
                    <tr key={key}>
                      <LineNumber of={row} side="oldLine" />
                      <LineNumber of={row} side="newLine" />
                      <Line row={row} />
                    </tr>
                  ),
                )}
          </tbody>
        </table>
      </div>
      {total > limit && (
        <div className={more}>
          <Button size="small" onPress={() => setLimit(limit + rowsAtOnce)}>
            {wording.count(labels.showMoreItems, Math.min(rowsAtOnce, total - limit))}
          </Button>
        </div>
      )}
    </>
  );
}

function LineNumber({ of, side }: { readonly of: LineRow | null; readonly side: 'oldLine' | 'newLine' }) {
  return <td className={numberStyle[of?.kind ?? 'same']}>{of?.[side]}</td>;
}

const signs = { same: '\u00a0', added: '+', removed: '−' } as const;

function Line({ row }: { readonly row: LineRow | null }) {
  const own = useOwnLabels(ownLabels);
  if (row === null) return <td className={emptyCell}>{'\u00a0'}</td>;
  const Tag = row.kind === 'added' ? 'ins' : row.kind === 'removed' ? 'del' : 'span';
  return (
    <td className={textCell[row.kind]}>
      <span aria-hidden className={signStyle}>
        {signs[row.kind]}
      </span>
      {row.kind !== 'same' && <span className={visuallyHidden}>{own[row.kind]} </span>}
      <Tag className={lineStyle}>
        {row.parts.map(({ text, isChanged }, index) =>
          isChanged ? (
            <mark key={index} className={changedPart[row.kind]}>
              {text}
            </mark>
          ) : (
            text
          ),
        )}
      </Tag>
    </td>
  );
}
