/** The stories of the built Storybook, in a browser. */
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { findBrowser } from './browser.ts';
import { stageLimitMs } from './command.ts';
import { reported } from './reported.ts';
import type { Outcome } from './schedule.ts';
import { serveFolder } from './static.ts';

const folder = fileURLToPath(new URL('../../apps/storybook', import.meta.url));

interface StoryRun {
  /** A run of the full matrix, such as 'dark-rtl'. @default stories take turns in their dress */
  readonly dress?: string;
  /** Where to write a line for each story that held. */
  readonly resultsPath?: string;
}

/** Every story once: what it asserts, axe, and nothing on the console. */
export async function runStories({ dress, resultsPath }: StoryRun = {}): Promise<Outcome> {
  const env = {
    CHROMIUM_PATH: await findBrowser(),
    STORY_FILES: '12',
    ...(dress === undefined ? {} : { STORY_DRESS: dress }),
    ...(resultsPath === undefined ? {} : { STORY_RESULTS: resultsPath }),
  };
  const server = await serveFolder(join(folder, 'dist'));
  try {
    return await reported((reportPath) => [
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
  } finally {
    await server.close();
  }
}
