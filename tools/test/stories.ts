/** The stories of a built Storybook, in a browser. */
import { appendFile, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { findBrowser } from './browser.ts';
import { runCommand, stageLimitMs } from './command.ts';
import { checkDocsPages } from './docs-pages.ts';
import { describe, reported } from './report/reported.ts';
import { sum } from './report/tally.ts';
import { recordRun } from './results/recording.ts';
import type { Recording } from './results/recording.ts';
import type { Outcome } from './schedule.ts';
import { serveFolder } from './static.ts';

const folder = fileURLToPath(new URL('../../apps/storybook', import.meta.url));

interface StoryRun {
  /** The built Storybook. @default the one of all stories */
  readonly built?: string;
  /** How many pages the stories are spread over. @default 12 */
  readonly fileCount?: number;
  /** A run of the full matrix, such as 'dark-rtl'. @default stories take turns in their dress */
  readonly dress?: string;
  /** Writes what was checked to `results.json`. @default nothing is written */
  readonly recording?: Recording | null;
}

/** Every story once: what it asserts, axe, and nothing on the console. Then every docs page. */
export async function runStories({ recording = null, ...options }: StoryRun = {}): Promise<Outcome> {
  return recording === null
    ? (await visitStories(options)).outcome
    : await recordRun(recording, (linesPath) => visitStories({ ...options, linesPath }));
}

async function visitStories({
  built = join(folder, 'dist'),
  fileCount = 12,
  dress,
  linesPath,
}: Omit<StoryRun, 'recording'> & { readonly linesPath?: string }) {
  const env = {
    CHROMIUM_PATH: await findBrowser(),
    STORY_FILES: String(fileCount),
    ...(dress === undefined ? {} : { STORY_DRESS: dress }),
    ...(linesPath === undefined ? {} : { STORY_RESULTS: linesPath }),
  };
  const server = await serveFolder(built);
  try {
    const ids = await idsIn(server.url);
    const stories = await reported((reportPath) => [
      join(folder, 'node_modules/.bin/test-storybook'),
      [
        '--url',
        server.url,
        '--index-json',
        '--maxWorkers=2',
        '--testTimeout=60000',
        '--json',
        '--outputFile',
        reportPath,
      ],
      { cwd: folder, env, timeoutMs: stageLimitMs },
    ]);
    // The matrix is about the stories.
    if (dress !== undefined) return { outcome: stories, ids };
    const docs = await checkDocsPages(server.url);
    if (linesPath !== undefined)
      await appendFile(linesPath, docs.lines.map((line) => `${JSON.stringify(line)}\n`).join(''));
    const tally = sum([stories.tally, docs.outcome.tally]);
    return { outcome: { tally, output: stories.output + docs.outcome.output }, ids };
  } finally {
    await server.close();
  }
}

/** All docs pages of a Storybook, and the stories that the test runner opens. */
async function idsIn(storybookUrl: string): Promise<readonly string[]> {
  const { entries } = (await (await fetch(`${storybookUrl}/index.json`)).json()) as {
    entries: Record<string, { id: string; type: string; tags?: readonly string[] }>;
  };
  return Object.values(entries)
    .filter(({ type, tags = [] }) => type === 'docs' || tags.includes('test'))
    .map(({ id }) => id);
}

/** Part of the stories: those in folders, or in files, by their paths from the root of the repository. */
export type StoryPart = { readonly folders: readonly string[] } | { readonly files: readonly string[] };

/** Builds a Storybook of a part of the stories only, and runs them. */
export async function runStoriesOf(part: StoryPart, recording: Recording | null): Promise<Outcome> {
  const built = await mkdtemp(join(tmpdir(), 'apiyard-storybook-'));
  const isFiles = 'files' in part;
  try {
    const finished = await runCommand(
      join(folder, 'node_modules/.bin/storybook'),
      ['build', '--output-dir', built, '--quiet', '--disable-telemetry'],
      {
        cwd: folder,
        env: isFiles ? { STORY_PATHS: part.files.join(',') } : { STORY_FOLDERS: part.folders.join(',') },
        timeoutMs: stageLimitMs,
      },
    );
    if (finished.code !== 0) return { tally: { passed: 0, failed: 1 }, output: describe(finished) };
    return await runStories({ built, fileCount: isFiles ? 2 : 4, recording });
  } finally {
    await rm(built, { recursive: true, force: true });
  }
}
