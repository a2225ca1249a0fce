import { InputFault } from '../../../faults/input-fault.ts';
import { Notes } from '../../../json/notes.ts';
import { readXlsx } from '../../../xlsx/read.ts';
import { csvOfRows, jsonOfRows, namesOf } from '../../../xlsx/rows.ts';

const bytesMax = 10_000_000;

interface Input {
  readonly file: { readonly bytes: Uint8Array };
  readonly sheet: string;
  readonly to: 'json' | 'csv';
  readonly header: boolean;
}

/** The rows of a sheet as JSON or CSV. */
export default function xlsx({ file, sheet: wanted, to, header }: Input) {
  if (file.bytes.length > bytesMax) throw new InputFault('xlsx_size', { pointer: '/file' });
  const notes = new Notes();
  const { name, sheets, rows } = readXlsx(file.bytes, wanted, notes);
  const [first = []] = header ? rows.splice(0, 1) : [];
  const { names, renamed } = namesOf(first);
  for (const column of header ? renamed : []) notes.add('renamed_column', '', { name: column });
  const text = (to === 'json' ? jsonOfRows : csvOfRows)(rows, header ? names : null);
  return { text, sheet: name, rows: rows.length, sheets: [...sheets], notes: notes.list };
}
