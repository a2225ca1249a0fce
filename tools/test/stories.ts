/** The stories of a built Storybook, in a browser. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { findBrowser } from './browser.ts';
import { runCommand, stageLimitMs } from './command.ts';
import { checkDocsPages } from './docs-pages.ts';
import { describe, reported } from './report/reported.ts';
import { sum } from './report/tally.ts';
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
  /** Where to write a line for each story that held. */
  readonly resultsPath?: string;
}

/** Every story once: what it asserts, axe, and nothing on the console. Then every docs page. */
export async function runStories({
  built = join(folder, 'dist'),
  fileCount = 12,
  dress,
  resultsPath,
}: StoryRun = {}): Promise<Outcome> {
  const env = {
    CHROMIUM_PATH: await findBrowser(),
    STORY_FILES: String(fileCount),
    ...(dress === undefined ? {} : { STORY_DRESS: dress }),
    ...(resultsPath === undefined ? {} : { STORY_RESULTS: resultsPath }),
  };
  const server = await serveFolder(built);
  try {
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
    if (dress !== undefined) return stories;
    const docs = await checkDocsPages(server.url);
    return { tally: sum([stories.tally, docs.tally]), output: stories.output + docs.output };
  } finally {
    await server.close();
  }
}

/** Part of the stories: those in folders, or in files, by their paths from the root of the repository. */
export type StoryPart = { readonly folders: readonly string[] } | { readonly files: readonly string[] };

/** Builds a Storybook of a part of the stories only, and runs them. */
export async function runStoriesOf(part: StoryPart): Promise<Outcome> {
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
    return await runStories({ built, fileCount: isFiles ? 2 : 4 });
  } finally {
    await rm(built, { recursive: true, force: true });
  }
}
