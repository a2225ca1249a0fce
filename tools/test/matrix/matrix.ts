/**
 * `pnpm test:matrix [run…]`: every story in light and dark, left to right and right to left, with axe in each, the focus walked
 * by Tab in both modes, and once in the wireframe, which finds what does not come from tokens. Writes what it counted for
 * Storybook's page of results.
 */
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { addUp } from './matrix-results.ts';
import type { RunResult } from './matrix-results.ts';
import { hashSources, readCommit } from './sources.ts';
import type { Stage } from '../schedule.ts';
import { showRun } from '../report/show.ts';
import { stagesOf } from '../stages.ts';
import { runStories } from '../stories.ts';

const resultsPath = fileURLToPath(new URL('../../../apps/storybook/docs/results.json', import.meta.url));
const dresses = ['light-ltr', 'light-rtl', 'dark-ltr', 'dark-rtl', 'wireframe'];
const named = process.argv.slice(2);
const chosen = dresses.filter((dress) => named.length === 0 || named.includes(dress));
if (chosen.length < named.length) throw new Error(`The runs are ${dresses.join(', ')}.`);

const [commit, sources] = await Promise.all([readCommit(), hashSources()]);
const folder = await mkdtemp(join(tmpdir(), 'apiyard-matrix-'));
const runs: RunResult[] = [];
const matrix: readonly Stage[] = chosen.map((dress) => ({
  name: dress,
  title: `every story in ${dress}`,
  after: ['storybook'],
  async run() {
    const path = join(folder, `${dress}.jsonl`);
    const outcome = await runStories({ dress, resultsPath: path });
    const facts = { run: dress, at: new Date().toISOString(), commit, sources, failed: outcome.tally.failed };
    runs.push(addUp(facts, await readFile(path, 'utf8')));
    return outcome;
  },
}));

try {
  await showRun([...stagesOf().filter(({ name }) => name === 'storybook'), ...matrix], 1);
  if (runs.length === chosen.length) {
    // Stages that were not requested keep their last result.
    const stored = JSON.parse(await readFile(resultsPath, 'utf8')) as { readonly runs: readonly RunResult[] };
    const all = dresses.flatMap((dress) => [...runs, ...stored.runs].find(({ run }) => run === dress) ?? []);
    await writeFile(resultsPath, `${JSON.stringify({ runs: all }, null, 2)}\n`);
  }
} finally {
  await rm(folder, { recursive: true, force: true });
}
