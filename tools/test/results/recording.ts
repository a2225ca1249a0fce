/** `pnpm test stories --record`: keeps what a run of the stories found for the docs pages of Storybook. */
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Outcome } from '../schedule.ts';
import { hashSources, readCommit } from './sources.ts';
import type { SourceHashes } from './sources.ts';
import { sumByComponent, sumChecks } from './sum-checks.ts';
import type { ResultLine } from './sum-checks.ts';

const repository = fileURLToPath(new URL('../../..', import.meta.url));

/** A run that is recorded. */
export interface Recording {
  /** Components or packages that the run was limited to. Empty for all stories. */
  readonly names: readonly string[];
  /** Which sources it is about. */
  readonly sources: SourceHashes;
  readonly commit: string | null;
  readonly root: string;
}

/** Before anything is built, so that changes during the run are noticed. */
export async function startRecording(names: readonly string[], root = repository): Promise<Recording> {
  const [sources, commit] = await Promise.all([hashSources(root), readCommit(root)]);
  return { names, sources, commit, root };
}

interface Visited {
  readonly outcome: Outcome;
  /** All stories and docs pages of the built Storybook. */
  readonly ids: readonly string[];
}

/**
 * Writes `apps/storybook/docs/results.json` anew, so that it has one run only. `visit` gets the path of a file for lines
 * of JSON (`ResultLine`). Throws a sentence, and writes nothing, if the sources have changed since the start.
 */
export async function recordRun(
  { names, sources, commit, root }: Recording,
  visit: (linesPath: string) => Promise<Visited>,
): Promise<Outcome> {
  const folder = await mkdtemp(join(tmpdir(), 'apiyard-results-'));
  try {
    const linesPath = join(folder, 'lines.jsonl');
    await writeFile(linesPath, '');
    const { outcome, ids } = await visit(linesPath);
    if ((await hashSources(root)).all !== sources.all)
      throw new Error('The sources were changed during the run. Its results are not recorded. Run it again.');
    const lines = (await readFile(linesPath, 'utf8'))
      .split('\n')
      .filter(Boolean)
      .map((line) => JSON.parse(line) as ResultLine);
    const facts = { at: new Date().toISOString(), commit, sources, names };
    await writeFile(join(root, 'apps/storybook/docs/results.json'), write({ ...facts, ...addUp(lines, ids) }));
    return outcome;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

function addUp(lines: readonly ResultLine[], ids: readonly string[]) {
  const written = new Set(lines.map(({ id }) => id));
  return {
    stories: lines.filter(({ id }) => !id.endsWith('--docs')).length,
    assertions: lines.reduce((sum, { assertions = 0 }) => sum + assertions, 0),
    /** A run that was ended early has no line of the rest. */
    notRun: ids.filter((id) => !written.has(id)),
    failures: lines.flatMap(({ id, failure }) => (failure === undefined ? [] : [[id, failure.message]])),
    axeExempt: lines.flatMap(({ id, axeExempt = [] }) => (axeExempt.length === 0 ? [] : [[id, axeExempt.join(', ')]])),
    checks: sumChecks(lines),
    components: sumByComponent(lines),
  };
}

/** JSON with one line for each member of an object or list, for readable differences. */
function write(results: object): string {
  const members = Object.entries(results).map(([key, value]) => {
    const [open, close] = Array.isArray(value) ? '[]' : '{}';
    if (typeof value !== 'object' || value === null || Object.keys(value).length === 0)
      return `  "${key}": ${JSON.stringify(value)}`;
    const rows = Object.entries(value).map(
      ([name, row]) => `    ${Array.isArray(value) ? '' : `${JSON.stringify(name)}: `}${JSON.stringify(row)}`,
    );
    return `  "${key}": ${open}\n${rows.join(',\n')}\n  ${close}`;
  });
  return `{\n${members.join(',\n')}\n}\n`;
}
