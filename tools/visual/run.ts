/**
 * `pnpm test:visual [part of a name…] [--update]`: compares pictures of the built Storybook with those in the
 * repository. `--storybook <folder>` uses an existing build; `--if-stored` succeeds if no pictures are stored for this
 * machine.
 */
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { runCommand } from '../test/command.ts';
import { serveFolder } from '../test/static.ts';
import { accept } from './accept.ts';
import { openPictureBrowser } from './browser.ts';
import type { Result } from './check.ts';
import { checkPictures } from './check.ts';
import { collectRules } from './style-rules/collect.ts';
import { coverageMin, linesOf } from './style-rules/coverage.ts';
import { faultsOf, planOf } from './plan.ts';
import { writeReport } from './report.ts';
import { countsOf, sentenceOf } from './sentences.ts';
import type { StoredPictures } from './stored.ts';
import { storedPictures } from './stored.ts';
import { readAllStories } from './take.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const storybook = join(root, 'apps/storybook');
const reportFolder = join(storybook, 'test-results/visual');
const unmatchedPath = join(storybook, 'test-results/css-in-no-picture.json');

const { values: asked, positionals: only } = parseArgs({
  allowPositionals: true,
  options: {
    update: { type: 'boolean', default: false },
    'if-stored': { type: 'boolean', default: false },
    storybook: { type: 'string' },
  },
});

const startedAt = performance.now();
const failed = await main();
process.exitCode = failed ? 1 : 0;

async function main(): Promise<boolean> {
  const built = asked.storybook ?? (await buildStorybook());
  if (built === null) return true;
  const server = await serveFolder(built);
  const { browser, key } = await openPictureBrowser();
  try {
    const stories = await readAllStories(browser, server.url);
    const faults = [...faultsOf(stories)];
    for (const fault of faults) console.log(`✗ ${fault}`);
    const stored = storedPictures(join(storybook, 'pictures', key));
    if (!stored.exist && !asked.update) return notCompared(key, faults);
    const collector = collectRules({ browser, built, root });
    const results = await checkPictures({
      browser,
      storybookUrl: server.url,
      plan: planOf(stories),
      stored,
      only,
      // Some of the pictures say nothing about the rules that are in none.
      ...(only.length === 0 && { onShown: collector.onShown }),
    });
    if (results.length === 0) {
      console.log(`No picture is called ${only.map((part) => `'${part}'`).join(' or ')}.`);
      return true;
    }
    if (only.length === 0) faults.push(...(await coverageFaults(collector)));
    return asked.update ? keep(results, stored, faults) : await report(results, key, faults);
  } finally {
    await browser.close();
    await server.close();
  }
}

/** Prints how much of the CSS is in a picture, and lists all the rest next to the report. */
async function coverageFaults(collector: ReturnType<typeof collectRules>): Promise<readonly string[]> {
  const coverage = await collector.coverage();
  await mkdir(join(reportFolder, '..'), { recursive: true });
  await writeFile(unmatchedPath, `${JSON.stringify(Object.fromEntries(coverage.unmatched), null, 2)}\n`);
  for (const line of linesOf(coverage)) console.log(line);
  console.log(
    `All of them: ${relative(process.cwd(), unmatchedPath)}. ${(collector.spentMs() / 1000).toFixed(1)} s for collecting.`,
  );
  if (coverage.matched >= coverageMin * coverage.total) return [];
  return [`Less than ${coverageMin * 100} % of the CSS rules are in a picture: show them on a sheet, or delete them.`];
}

/** The folder of an up-to-date build; null, with its output printed, if the build failed. */
async function buildStorybook(): Promise<string | null> {
  const turbo = join(root, 'node_modules/.bin/turbo');
  const { code, output } = await runCommand(
    turbo,
    ['run', 'build', '--filter=@apiyard/storybook', '--output-logs=errors-only', '--ui=stream'],
    { cwd: root, timeoutMs: 300_000 },
  );
  if (code === 0) return join(storybook, 'dist');
  console.log(`${output.trimEnd()}\n\nStorybook could not be built, so there is nothing to take pictures of.`);
  return null;
}

function notCompared(key: string, faults: readonly string[]): boolean {
  console.log(
    `Not compared: no pictures are stored for ${key}, and those of other browsers and systems look different.`,
  );
  if (!asked['if-stored'])
    console.log(
      'To have some here: pnpm test:visual --update. Keep them out of commits unless others use this system too.',
    );
  count(asked['if-stored'] ? 1 : 0, faults.length + (asked['if-stored'] ? 0 : 1));
  return !asked['if-stored'] || faults.length > 0;
}

async function report(results: readonly Result[], key: string, faults: readonly string[]): Promise<boolean> {
  await rm(reportFolder, { recursive: true, force: true });
  const page = await writeReport(reportFolder, { key, results, faults });
  for (const result of results) {
    const sentence = sentenceOf(result);
    if (sentence !== null) console.log(`✗ ${result.name}: ${sentence}`);
  }
  const late = results.filter((result) => result.outcome === 'same' && result.isSecondTry);
  if (late.length > 0) console.log(`Only at the second try as stored: ${late.map(({ name }) => name).join(', ')}.`);
  const same = results.filter(({ outcome }) => outcome === 'same').length;
  const others = countsOf(results);
  console.log(
    `\n${same} of ${results.length} pictures are as stored${others === '' ? '' : `; ${others}`}. ${seconds()}, ${key}.`,
  );
  if (same < results.length) {
    console.log(`Look at them: ${relative(process.cwd(), page)}`);
    console.log('When they are as they should be: pnpm test:visual --update [part of a name]');
  }
  count(same, results.length - same + faults.length);
  return same < results.length || faults.length > 0;
}

function keep(results: readonly Result[], pictures: StoredPictures, faults: readonly string[]): boolean {
  const { stored, removed, refused } = accept(results, pictures);
  for (const sentence of refused) console.log(`✗ ${sentence}`);
  const same = results.length - stored - removed - refused.length;
  console.log(
    `${stored} stored, ${removed} removed, ${same} were as stored. ${seconds()}, ${relative(process.cwd(), pictures.folder)}.`,
  );
  return refused.length > 0 || faults.length > 0;
}

/** Parsed by `pnpm test` for its totals. */
function count(passed: number, failed: number): void {
  console.log(`${passed} passed, ${failed} failed`);
}

function seconds(): string {
  return `${((performance.now() - startedAt) / 1000).toFixed(1)} s`;
}
