/** Characters and elements matched by the active part. */
import type { ScraperDefinition } from '@apiyard/api/contract/scrapers/scraper-definition';
import type { FieldReport } from '@apiyard/api/contract/scrapers/scrapers';
import { allFields } from '../definition/fields.ts';

/** Preview name of the part at a pointer: `items`, `next`, `author.name`; null if it has no matches of its own. */
export function reportNameAt(definition: Pick<ScraperDefinition, 'fields'>, focused: string | null): string | null {
  if (focused === null) return null;
  if (focused === '/items' || focused === '/next') return focused.slice(1);
  return allFields(definition.fields).find(({ pointer }) => pointer === focused)?.reportName ?? null;
}

export interface Segment {
  readonly start: number;
  readonly end: number;
  /** Index of the innermost match that covers it; null where none does. */
  readonly match: number | null;
}

/** Unit of rendering: a chunk is rendered again when its matches change. */
export interface Chunk {
  readonly start: number;
  readonly end: number;
}

const linesPerChunk = 60;
const chunkLengthMax = 8000;

/** Splits a source at line ends into chunks that are laid out only when visible. */
export function chunksOf(source: string): Chunk[] {
  const chunks: Chunk[] = [];
  let start = 0;
  let lines = 0;
  let at = 0;
  while (at < source.length) {
    const lineEnd = source.indexOf('\n', at);
    const end = lineEnd === -1 ? source.length : lineEnd + 1;
    if (end - start > chunkLengthMax) {
      // A single line may be a whole minified page.
      if (at > start) chunks.push({ start, end: at });
      start = at;
      while (end - start > chunkLengthMax) {
        const cut = wholeCharacter(source, start + chunkLengthMax);
        chunks.push({ start, end: cut });
        start = cut;
      }
      lines = 0;
    }
    at = end;
    lines += 1;
    if (lines === linesPerChunk) {
      chunks.push({ start, end });
      start = end;
      lines = 0;
    }
  }
  if (start < source.length) chunks.push({ start, end: source.length });
  return chunks;
}

function wholeCharacter(source: string, at: number): number {
  const unit = source.charCodeAt(at);
  return unit >= 0xdc00 && unit <= 0xdfff ? at - 1 : at;
}

/** Splits a chunk into marked and unmarked segments, in order. Of nested matches, the inner one wins. */
export function segmentsOf({ start, end }: Chunk, ranges: FieldReport['ranges']): Segment[] {
  const inside = ranges.flatMap(([from, to], match) =>
    from < end && to > start ? [{ from: Math.max(from, start), to: Math.min(to, end), match }] : [],
  );
  if (inside.length === 0) return [{ start, end, match: null }];
  const edges = [...new Set([start, end, ...inside.flatMap(({ from, to }) => [from, to])])].toSorted((a, b) => a - b);
  const segments: Segment[] = [];
  for (const [index, from] of edges.entries()) {
    const to = edges[index + 1];
    if (to === undefined) break;
    const covering = inside.filter((range) => range.from <= from && range.to >= to);
    const innermost = covering.reduce<(typeof covering)[number] | null>(
      (best, range) => (best === null || range.to - range.from < best.to - best.from ? range : best),
      null,
    );
    segments.push({ start: from, end: to, match: innermost?.match ?? null });
  }
  return segments;
}
