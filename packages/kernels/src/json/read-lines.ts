import { InputFault } from '../faults/input-fault.ts';
import type { Notes } from './notes.ts';
import { readJson } from './read.ts';
import type { JsonValue } from './value.ts';

/** Reads a JSON value from each line that is not blank. Faults and notes have the place in the whole text. */
export function readJsonLines(text: string, { pointer, notes }: { pointer: string; notes: Notes }): JsonValue[] {
  const values: JsonValue[] = [];
  const lines = /[^\n]+/g;
  for (let found = lines.exec(text); found !== null; found = lines.exec(text)) {
    const line = found[0].replace(/\r$/, '');
    if (line.trim() === '') continue;
    try {
      values.push(readJson(line, { pointer, notes }));
    } catch (error) {
      if (!(error instanceof InputFault)) throw error;
      const { code, values: named, place } = error;
      throw new InputFault(code, {
        pointer,
        values: named,
        in: { text, offset: found.index + unitsOf(line, (place?.column ?? 1) - 1) },
      });
    }
  }
  if (values.length === 0) throw new InputFault('json_empty', { pointer, in: { text, offset: 0 } });
  return values;
}

/** UTF-16 units of the first characters of a line. */
const unitsOf = (line: string, characters: number): number => Array.from(line).slice(0, characters).join('').length;
