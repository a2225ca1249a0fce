import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { InputFault } from '../../faults/input-fault.ts';
import jsonPath from '../../tools/convert/query/jsonpath.ts';

interface Case {
  readonly name: string;
  readonly selector: string;
  readonly document?: unknown;
  readonly result?: unknown;
  readonly result_paths?: readonly string[];
  readonly results?: readonly unknown[];
  readonly results_paths?: readonly (readonly string[])[];
  readonly invalid_selector?: boolean;
}

/** JSONPath Compliance Test Suite; the file names its commit and has its licence. */
const { tests } = JSON.parse(
  brotliDecompressSync(readFileSync(join(import.meta.dirname, 'fixtures/cts.json.br'))).toString(),
) as { readonly tests: readonly Case[] };

async function outcome({ selector, document }: Case): Promise<unknown> {
  try {
    const { text, nodes } = await jsonPath({ text: JSON.stringify(document ?? null), query: selector });
    return { result: JSON.parse(text) as unknown, paths: nodes.map(({ path }) => path) };
  } catch (error) {
    if (error instanceof InputFault) return error.code;
    throw error;
  }
}

it('agrees with the 703 compliance tests', async () => {
  const wrong: unknown[] = [];
  for (const test of tests) {
    const actual = await outcome(test);
    const { name, result, result_paths: paths, results = [result], results_paths: allPaths = [paths] } = test;
    const isRight =
      test.invalid_selector === true
        ? typeof actual === 'string' && actual.startsWith('jsonpath_')
        : results.some(
            (expected, at) => JSON.stringify(actual) === JSON.stringify({ result: expected, paths: allPaths[at] }),
          );
    if (!isRight) wrong.push({ name, selector: test.selector, actual, results });
  }
  expect(wrong).toEqual([]);
  expect(tests).toHaveLength(703);
});
