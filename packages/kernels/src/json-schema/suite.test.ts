import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { readJson } from '../json/read.ts';
import type { JsonValue } from '../json/value.ts';
import { hasFormat } from './formats.ts';
import { documentUri, metaResources } from './load.ts';
import type { Draft } from './resources.ts';
import { validate } from './validate.ts';

interface Group {
  readonly description: string;
  readonly schema: unknown;
  readonly tests: readonly { readonly description: string; readonly data: unknown; readonly valid: boolean }[];
}

interface Suite {
  readonly remotes: Readonly<Record<string, unknown>>;
  readonly suites: Readonly<
    Record<
      Draft,
      { files: Readonly<Record<string, readonly Group[]>>; formats: Readonly<Record<string, readonly Group[]>> }
    >
  >;
}

/** JSON-Schema-Test-Suite; the file names its commit and has its licence. */
const suite = JSON.parse(
  brotliDecompressSync(readFileSync(join(import.meta.dirname, 'fixtures/test-suite.json.br'))).toString(),
) as Suite;

const exact = (value: unknown): JsonValue => readJson(JSON.stringify(value), { pointer: '' });
const remotes = Object.entries(suite.remotes).map(([uri, schema]) => [uri, exact(schema)] as const);
const draftOf = (uri: string): Draft | null => {
  const [, name] = /\/draft(7|2019-09|2020-12)\//.exec(uri) ?? [];
  return name === undefined ? null : name === '7' ? 'draft-07' : (name as Draft);
};

function results(group: Group, draft: Draft, checksFormats = false): [valid: boolean, test: Group['tests'][number]][] {
  const resources = metaResources();
  for (const [uri, schema] of remotes) if ((draftOf(uri) ?? draft) === draft) resources.add(schema, uri, draft);
  const start = resources.add(exact(group.schema), documentUri, draft);
  return group.tests.map((test) => {
    const { isValid, errors } = validate(resources, start, exact(test.data), {
      checksFormats,
      unknownFormats: new Set(),
    });
    // A value without errors is valid, and one with errors is not.
    return [isValid === (errors.length === 0) ? isValid : !test.valid, test];
  });
}

describe.each([
  ['draft-07', 927],
  ['2019-09', 1259],
  ['2020-12', 1299],
] as const)('%s', (draft, count) => {
  it(`agrees with the ${count} tests of the official suite`, () => {
    let tests = 0;
    const wrong: string[] = [];
    for (const [file, groups] of Object.entries(suite.suites[draft].files)) {
      for (const group of groups) {
        for (const [valid, test] of results(group, draft)) {
          tests += 1;
          if (valid !== test.valid) wrong.push(`${file}: ${group.description}: ${test.description}`);
        }
      }
    }
    expect(wrong).toEqual([]);
    expect(tests).toBe(count);
  });
});

it('agrees with 509 tests of formats of the official suite', () => {
  let tests = 0;
  const wrong: string[] = [];
  for (const [file, groups] of Object.entries(suite.suites['2020-12'].formats)) {
    for (const { description, schema, tests: cases } of groups) {
      const { format } = schema as { readonly format?: string };
      // Punycode in host names is not decoded.
      if (format === undefined || hasFormat('', format) === null || description.includes('A-label')) continue;
      for (const test of cases) {
        if (typeof test.data !== 'string') continue;
        tests += 1;
        if (hasFormat(test.data, format) !== test.valid)
          wrong.push(`${file}: ${description}: ${test.description}: ${test.data}`);
      }
    }
  }
  expect(wrong).toEqual([]);
  expect(tests).toBe(509);
});
