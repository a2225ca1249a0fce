import type { FieldReport } from '@apiyard/api/contract/scrapers/scrapers';
import { memo, useEffect, useMemo, useRef } from 'react';
import type { Chunk } from './highlights.ts';
import { chunksOf, segmentsOf } from './highlights.ts';
import { chunk as chunkClass, mark, source as sourceClass } from './SourceView.css.ts';

interface SourceViewProps {
  readonly label: string;
  readonly source: string;
  readonly ranges: FieldReport['ranges'];
  /** Index of the current match, which is scrolled into view. */
  readonly current: number;
}

/** The page source with highlighted matches. Chunks outside the viewport are not laid out, so that large pages stay smooth. */
export function SourceView({ label, source, ranges, current }: SourceViewProps) {
  const box = useRef<HTMLPreElement>(null);
  const chunks = useMemo(() => chunksOf(source), [source]);
  useEffect(() => {
    box.current?.querySelector(`mark[data-match="${current}"]`)?.scrollIntoView({ block: 'nearest' });
  }, [current, ranges]);
  return (
    <pre ref={box} className={sourceClass} tabIndex={0} role="region" aria-label={label} dir="ltr">
      {chunks.map((chunk) => {
        const own = ranges.some(([start, end]) => start < chunk.end && end > chunk.start) ? ranges : noRanges;
        return (
          <Piece key={chunk.start} text={source} chunk={chunk} ranges={own} current={own === noRanges ? -1 : current} />
        );
      })}
    </pre>
  );
}

const noRanges: FieldReport['ranges'] = [];

interface PieceProps {
  readonly text: string;
  readonly chunk: Chunk;
  readonly ranges: FieldReport['ranges'];
  readonly current: number;
}

const Piece = memo(function Piece({ text, chunk, ranges, current }: PieceProps) {
  return (
    <div className={chunkClass}>
      {segmentsOf(chunk, ranges).map(({ start, end, match }) =>
        match === null ? (
          text.slice(start, end)
        ) : (
          <mark
            key={start}
            className={mark}
            data-match={match}
            {...(match === current ? { 'data-current': true } : {})}
          >
            {text.slice(start, end)}
          </mark>
        ),
      )}
    </div>
  );
});
