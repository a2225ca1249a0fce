import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { InputFault } from '../faults/input-fault.ts';
import { readJson } from '../json/read.ts';
import { writeJson } from '../json/write.ts';
import { compile } from './compile.ts';

interface Group {
  readonly given: unknown;
  readonly cases: readonly { readonly expression: string; readonly result?: unknown; readonly error?: string }[];
}

/** The compliance tests of jmespath.py; the file names its commit and has its licence. */
const { files } = JSON.parse(
  brotliDecompressSync(readFileSync(join(import.meta.dirname, 'fixtures/suite.json.br'))).toString(),
) as { readonly files: Readonly<Record<string, readonly Group[]>> };

const errors: Readonly<Record<string, readonly string[]>> = {
  syntax: ['jmespath_syntax', 'jmespath_open', 'jmespath_literal'],
  'invalid-type': ['jmespath_type'],
  'invalid-arity': ['jmespath_arity'],
  'unknown-function': ['jmespath_function'],
  'invalid-value': ['jmespath_step'],
};

function outcome(expression: string, given: unknown): unknown {
  try {
    const value = compile(expression)(readJson(JSON.stringify(given), { pointer: '' }));
    return { result: JSON.parse(writeJson(value, { indent: '' })) as unknown };
  } catch (error) {
    if (!(error instanceof InputFault)) throw error;
    return { error: Object.keys(errors).find((kind) => errors[kind]?.includes(error.code)) ?? error.code };
  }
}

it('agrees with the 902 compliance tests', () => {
  let tests = 0;
  const wrong: unknown[] = [];
  for (const [file, groups] of Object.entries(files)) {
    for (const { given, cases } of groups) {
      for (const { expression, result, error } of cases) {
        if (result === undefined && error === undefined) continue;
        tests += 1;
        const expected = error === undefined ? { result } : { error };
        const actual = outcome(expression, given);
        if (JSON.stringify(sorted(actual)) !== JSON.stringify(sorted(expected)))
          wrong.push({ file, expression, expected, actual });
      }
    }
  }
  expect(wrong).toEqual([]);
  expect(tests).toBe(902);
});

/** With sorted keys: their order is not part of a result. */
function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(
    Object.entries(value)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, member]) => [key, sorted(member)]),
  );
}
