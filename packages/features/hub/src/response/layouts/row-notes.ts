/** Notes on rows of a result, such as what each part of a pattern means. They are read next to the row. */
import type { ResultNote } from '../result-notes.ts';
import { isObject } from '@apiyard/kit/search/api-fields.ts';

type Data = Readonly<Record<string, unknown>>;

/** As many notes are above the result, where nobody misses them. Of more, those on rows are in the rows. */
const aboveMax = 3;

interface PlacedNotes {
  readonly above: readonly ResultNote[];
  readonly inRows: readonly ResultNote[];
}

/** Where each note is shown with a result that is values and tables. */
export function placeNotes(notes: readonly ResultNote[], data: Data): PlacedNotes {
  if (notes.length <= aboveMax) return { above: notes, inRows: [] };
  const { above = [], inRows = [] } = Object.groupBy(notes, ({ row }) => {
    const rows = row === null ? undefined : data[row.member];
    return row !== null && Array.isArray(rows) && rows.every(isObject) && row.index < rows.length ? 'inRows' : 'above';
  });
  return { above, inRows };
}

/** The result with the notes as the last column of their tables. @param name of that column */
export function withRowNotes(data: Data, notes: readonly ResultNote[], name: string): Data {
  const details = new Map<string, Map<number, string>>();
  for (const { row, detail } of notes) {
    if (row === null) continue;
    const rows = details.get(row.member) ?? new Map<number, string>();
    const before = rows.get(row.index);
    details.set(row.member, rows.set(row.index, before === undefined ? detail : `${before} ${detail}`));
  }
  const noted = Array.from(details, ([member, rows]) => [
    member,
    (data[member] as readonly Data[]).map((row, at) => ({ ...row, [name]: rows.get(at) ?? '' })),
  ]);
  return { ...data, ...Object.fromEntries(noted) };
}
