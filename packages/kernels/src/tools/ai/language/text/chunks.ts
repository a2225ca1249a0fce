interface Piece {
  readonly offset: number;
  readonly text: string;
}

interface Limits {
  readonly size: number;
  readonly overlap: number;
  /** For each UTF-16 unit of the text, how many characters or words begin before it. */
  readonly indexes: Uint32Array;
}

/**
 * Pieces that follow each other, joined up to `size` characters or words. A part begins with as many last pieces of the
 * one before as fit into `overlap`.
 */
export function joinedParts(text: string, pieces: readonly Piece[], { size, overlap, indexes }: Limits): Piece[] {
  const lengthOf = (from: Piece | undefined, to: Piece | undefined) =>
    from === undefined || to === undefined
      ? 0
      : (indexes[to.offset + to.text.length] ?? 0) - (indexes[from.offset] ?? 0);
  const parts: Piece[] = [];
  let first = 0;
  pieces.forEach((end, at) => {
    const [start, next] = [pieces[first], pieces[at + 1]];
    if (start === undefined || (next !== undefined && lengthOf(start, next) <= size)) return;
    parts.push({ offset: start.offset, text: text.slice(start.offset, end.offset + end.text.length) });
    let overlapping = at + 1;
    while (overlapping - 1 > first && lengthOf(pieces[overlapping - 1], end) <= overlap) overlapping -= 1;
    // What overlaps is shortened until the next piece fits.
    while (overlapping <= at && lengthOf(pieces[overlapping], next) > size) overlapping += 1;
    first = overlapping;
  });
  return parts;
}
