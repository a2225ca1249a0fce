import { describe, expect, it } from 'vitest';
import type { ResultNote } from '../result-notes.ts';
import { placeNotes, withRowNotes } from './row-notes.ts';

const note = (detail: string, member?: string, index = 0): ResultNote => ({
  field: null,
  pointer: '',
  row: member === undefined ? null : { member, index },
  detail,
});
const data = { count: 2, parts: [{ pattern: 'a' }, { pattern: 'b' }], lines: ['x', 'y', 'z'] };

describe('notes on rows', () => {
  it('are in the rows if there are more than three, and the others above the result', () => {
    const notes = [note('More.'), note('A.', 'parts', 0), note('B.', 'parts', 1), note('Odd.', 'parts', 2)];
    const list = note('Long.', 'lines', 1);
    expect(placeNotes([...notes, list], data)).toEqual({
      above: [notes[0], notes[3], list],
      inRows: [notes[1], notes[2]],
    });
  });

  it('are above the result if there are three', () => {
    const notes = [note('Expired.', 'parts', 0), note('A.', 'parts', 1), note('B.', 'parts', 1)];
    expect(placeNotes(notes, data)).toEqual({ above: notes, inRows: [] });
  });

  it('are the last column of the table', () => {
    const notes = [note('A.', 'parts', 0), note('Twice.', 'parts', 0)];
    expect(withRowNotes(data, notes, 'Note')).toEqual({
      count: 2,
      parts: [
        { pattern: 'a', Note: 'A. Twice.' },
        { pattern: 'b', Note: '' },
      ],
      lines: ['x', 'y', 'z'],
    });
    expect(withRowNotes(data, [], 'Note')).toEqual(data);
  });
});
