import { InputFault } from '../../../faults/input-fault.ts';
import type { Note } from '../../../faults/note.ts';
import { readQuery } from './query/read.ts';
import type { QueryStyle } from './query/style.ts';
import { writeQuery } from './query/write.ts';

interface Input extends QueryStyle {
  readonly text: string;
  readonly to: 'auto' | 'json' | 'query';
  readonly types: boolean;
}

/** A query string as JSON, or JSON as a query string. */
export default function queryString({ text, to, arrays, nesting, types }: Input) {
  const given = text.trim();
  if (given === '') throw new InputFault('empty', { pointer: '/text' });
  const direction = to === 'auto' ? (/^[{[]/.test(given) ? 'query' : 'json') : to;
  const notes: Note[] = [];
  if (direction === 'query') {
    const pairs = writeQuery(given, { arrays, nesting }, notes);
    return { text: pairs.join('&'), to: direction, parameters: pairs.length, notes };
  }
  const { value, parameters } = readQuery(given, { arrays, nesting, types }, notes);
  return { text: `${JSON.stringify(value, null, 2)}\n`, to: direction, parameters, notes };
}
