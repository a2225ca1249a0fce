import { Fault } from './fault.ts';
import { readJson, writeJsonTo } from './json.ts';
import type { Notes } from './notes.ts';
import { Output } from './output.ts';
import { Numbers, type Value } from './value.ts';

/** Reads one JSON value a line into a list; blank lines are skipped. */
export function readNdjson(text: string, notes: Notes): Value[] {
  const list: Value[] = [];
  const numbers = new Numbers();
  for (let start = 0; start <= text.length;) {
    const next = text.indexOf('\n', start);
    const end = next === -1 ? text.length : next;
    const line = text.slice(start, end);
    if (/[^ \t\r]/.test(line)) {
      notes.enter(list.length);
      list.push(readLine(line, start, notes, numbers));
      notes.leave();
    }
    start = end + 1;
  }
  return list;
}

function readLine(line: string, start: number, notes: Notes, numbers: Numbers): Value {
  try {
    return readJson(line, notes, numbers);
  } catch (error) {
    if (error instanceof Fault && error.offset !== null)
      throw new Fault(error.code, error.key, error.values, start + error.offset);
    throw error;
  }
}

/** Writes a list with one JSON value a line. */
export function writeNdjson(value: Value, notes: Notes): string {
  const out = new Output();
  if (!Array.isArray(value)) {
    notes.add('root', 'data.note.ndjson.root');
    writeJsonTo(out, value, 0, notes);
    out.write('\n');
    return out.toString();
  }
  for (const [at, item] of value.entries()) {
    notes.enter(at);
    writeJsonTo(out, item, 0, notes);
    out.write('\n');
    notes.leave();
  }
  return out.toString();
}
