/**
 * Broken lint rules fail silently: a rule that no longer resolves an import reports nothing. So each forbidden pattern is
 * in `tools/lint-fixtures/` as a file, next to an allowed counterpart, and both are linted at their intended location.
 */
import { readFileSync, readdirSync } from 'node:fs';
import { join, relative } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { runCommand } from './command.ts';
import type { Copy } from './copy.ts';
import { copyRepository } from './copy.ts';

const root = join(import.meta.dirname, '../..');
const fixturesDir = join(root, 'tools/lint-fixtures');

/** Folders that a fixture's import must resolve to although they may be empty today. */
const targets = {
  'packages/ui/src/components/LintTarget/LintTarget.tsx': 'LintTarget',
  'packages/api/src/sample/lint-target.ts': 'toSample',
  'packages/kernels/src/lint-target.ts': 'toKernels',
  'packages/features/kit/src/lint-target.ts': 'toKit',
  'packages/features/hub/src/lint-target.ts': 'toHub',
  'packages/features/modules/src/lint-target.ts': 'toCart',
  'apps/server/src/scrapers/lint-target.ts': 'toScrapers',
  'apps/server/src/egress/lint-target.ts': 'toEgress',
};

/** A place, and the name in it that is not used here. The twin of a fixture has the same place, so they are none. */
const places = {
  'packages/features/hub/src/desk-content/list.ts': 'desk-content',
  'packages/features/hub/src/admin/say.ts': 'say',
  'packages/features/hub/src/admin/SavedMeanwhile.ts': 'SavedMeanwhile',
  'packages/features/hub/src/admin/content.ts': null,
};

interface Finding {
  readonly code: string;
  readonly message: string;
  readonly filename: string;
}

interface Fixture {
  /** In `tools/lint-fixtures/`. */
  readonly folder: string;
  readonly name: string;
  readonly path: string;
  readonly text: string;
  /** The rule that must refuse it; null for an allowed twin. */
  readonly rule: string | null;
}

const fixtures = readdirSync(fixturesDir, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map(({ name, parentPath }) => fixtureOf(parentPath, name))
  .toSorted((a, b) => a.name.localeCompare(b.name));

/** The whole repository is linted, on a machine that may be busy. */
const lintMs = 180_000;

let copy: Copy;
let reported: ReadonlyMap<string | undefined, readonly Finding[]>;

beforeAll(async () => {
  copy = copyRepository();
  for (const [path, name] of Object.entries(targets)) copy.write(path, `export const ${name} = true;\n`);
  for (const path of Object.keys(places)) copy.write(path, 'export const list = [];\n');
  for (const { path, text } of fixtures) copy.write(path, text);
  reported = await lint(copy.root);
}, lintMs);

afterAll(() => copy.remove());

test.each(fixtures.filter(({ rule }) => rule !== null))('$name is refused in its place', ({ path, rule }) => {
  const findings = reported.get(path) ?? [];
  expect([...new Set(findings.map(({ code }) => code))]).toEqual([rule]);
  // An unresolved import is an error as well, but not of the tested rule.
  expect(findings.map(({ message }) => message).join('\n')).not.toContain('to entities of module');
});

test.each(fixtures.filter(({ rule }) => rule === null))('$name passes in its place', ({ path }) => {
  expect(reported.get(path) ?? []).toEqual([]);
});

test.each(Object.entries(places))('the place %s is checked: %s is refused', (path, name) => {
  expect((reported.get(path) ?? []).map(({ code, message }) => `${code} ${message.split(' is ')[0]}`)).toEqual(
    name === null ? [] : [`words(plain-names) '${name}'`],
  );
});

test('every refused file has an allowed twin in the same place, and the other way round', () => {
  const placesOf = (kind: 'refused' | 'allowed') =>
    fixtures.filter(({ name }) => name.endsWith(kind)).map(({ path }) => path.replace(`.${kind}.`, '.'));
  expect(placesOf('refused').length).toBeGreaterThan(30);
  expect(placesOf('refused')).toEqual(placesOf('allowed'));
});

/** The first line has the intended path, the second line of a forbidden one the rule that must report it. */
function fixtureOf(parent: string, file: string): Fixture {
  const text = readFileSync(join(parent, file), 'utf8');
  const folder = /^\/\/ in (\S+)\n/.exec(text)?.[1];
  const rule = /\n\/\/ by (\S+)\n/.exec(text)?.[1] ?? null;
  if (folder === undefined || (rule === null) !== file.includes('.allowed.'))
    throw new Error(`${file} must start with '// in <folder>', and '// by <rule>' when it is to be refused.`);
  return {
    folder: relative(fixturesDir, parent),
    name: file.replace(/(?:\.(?:css|stories))?\.tsx?$/, ''),
    path: join(folder, `lint-fixture-${file}`),
    text: text.replaceAll(/\.\/(cycle\S*)'/g, "./lint-fixture-$1'"),
    rule,
  };
}

test('no folder of fixtures has more than 25 files', () => {
  const counts = Map.groupBy(fixtures, ({ folder }) => folder);
  expect([...counts].filter(([, files]) => files.length > 25).map(([folder]) => folder)).toEqual([]);
});

/** Findings by file. */
async function lint(folder: string): Promise<ReadonlyMap<string, readonly Finding[]>> {
  const { output } = await runCommand(join(root, 'node_modules/.bin/oxlint'), ['--format=json'], {
    cwd: folder,
    timeoutMs: lintMs,
  });
  const { diagnostics } = JSON.parse(output) as { diagnostics: readonly Finding[] };
  return Map.groupBy(diagnostics, ({ filename }) => filename);
}
