import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { compileJsonPath } from './json-path.ts';

interface Case {
  readonly name: string;
  readonly selector: string;
  readonly document?: unknown;
  readonly result?: readonly unknown[];
  /** Where the order of members is the implementation's own. */
  readonly results?: readonly (readonly unknown[])[];
  readonly invalid_selector?: true;
}

const { tests } = JSON.parse(
  readFileSync(new URL('../../../../test/jsonpath-compliance/cts.json', import.meta.url), 'utf8'),
) as { readonly tests: readonly Case[] };

function verdict({ selector, document, result, results, invalid_selector: isInvalid }: Case): string {
  try {
    const values = compileJsonPath(selector)
      .all(document, 10_000)
      .map(({ value }) => value);
    if (isInvalid) return 'was taken';
    const allowed = (results ?? [result]).map((values) => JSON.stringify(values));
    return allowed.includes(JSON.stringify(values)) ? 'kept' : `gave ${JSON.stringify(values)}`;
  } catch (error) {
    return isInvalid ? 'kept' : String(error);
  }
}

describe('JSONPath', () => {
  it('keeps the 703 cases of the official compliance suite', () => {
    expect(tests).toHaveLength(703);
    expect(tests.map((test) => [test.name, verdict(test)]).filter(([, outcome]) => outcome !== 'kept')).toEqual([]);
  });

  it('refuses a filter that multiplies what it holds, before it is run', () => {
    const refusal = 'A JSONPath filter can use `..` once. Move the rest of the path outside the filter.';
    for (const path of ['$[?count($..*..*) > 1]', '$.a[?@..b && @..c]', "$['[?'][?@['x']..y..z]"])
      expect(() => compileJsonPath(path), path).toThrow(refusal);
    for (const path of [
      '$..*..*..*',
      '$..a[?count(@..*) > 1]',
      '$[?@.a == \'..\' && @.b == "...." && @..c]',
      "$['a..b..c']",
    ])
      expect(() => compileJsonPath(path), path).not.toThrow();
  });
});
