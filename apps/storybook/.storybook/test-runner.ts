import { themeNames } from '@apiyard/ui/theme/tokens';
import type { TestRunnerConfig } from '@storybook/test-runner';

/** Stable over runs and machines, so that a story is always checked in the same dress. */
function hash(text: string): number {
  let sum = 2_166_136_261;
  for (const char of text) sum = Math.imul(sum ^ (char.codePointAt(0) ?? 0), 16_777_619) >>> 0;
  return sum;
}

/**
 * Stories take turns in mode, language and theme, so that dark surfaces, right-to-left and every palette meet axe and
 * the play functions. A story that depends on one of them fixes it through its own `globals`.
 * `STORY_DRESS=plain` runs all of them in light, English and blue.
 */
function dressFor(storyId: string) {
  if (process.env['STORY_DRESS'] === 'plain') return { theme: 'BLUE_THEME', mode: 'light', language: 'en', direction: 'auto' };
  const turn = hash(storyId);
  return {
    theme: themeNames[turn % themeNames.length],
    mode: (turn >>> 8) % 2 === 0 ? 'light' : 'dark',
    language: (turn >>> 12) % 2 === 0 ? 'en' : 'ar',
    direction: 'auto',
  };
}

/** What the page keeps for the runner, and what the runner touches of Storybook's preview. */
interface StoryPage {
  __finished?: Map<string, { status: string; reporters: { type: string; status: string }[] }>;
  __STORYBOOK_ADDONS_CHANNEL__: {
    on(
      event: 'storyFinished',
      listener: (story: { storyId: string; status: string; reporters: { type: string; status: string }[] }) => void,
    ): void;
  };
  __STORYBOOK_PREVIEW__: { storyStoreValue: { userGlobals: { update(globals: object): void } } };
}

const config: TestRunnerConfig = {
  logLevel: 'error',
  async preVisit(page, { id }) {
    await page.emulateMedia({ reducedMotion: 'reduce', forcedColors: id.endsWith('--forced-colors') ? 'active' : 'none' });
    await page.waitForFunction(() => 'storyStoreValue' in (globalThis as unknown as StoryPage).__STORYBOOK_PREVIEW__);
    await page.evaluate(
      ({ storyId, globals }) => {
        const page = globalThis as unknown as StoryPage;
        if (page.__finished === undefined) {
          const finished: NonNullable<StoryPage['__finished']> = new Map();
          page.__finished = finished;
          page.__STORYBOOK_ADDONS_CHANNEL__.on('storyFinished', (story) => finished.set(story.storyId, story));
        }
        page.__finished.delete(storyId);
        // The channel's 'updateGlobals' would render the previous story again, and its end would be taken for this one's.
        page.__STORYBOOK_PREVIEW__.storyStoreValue.userGlobals.update(globals);
      },
      { storyId: id, globals: dressFor(id) },
    );
  },
  // The runner alone passes a story whose axe run broke, or one that ends before its own checks: both end here.
  async postVisit(page, { id, hasFailure }) {
    if (hasFailure) return;
    const end = await page.waitForFunction(
      (storyId) => (globalThis as unknown as StoryPage).__finished?.get(storyId),
      id,
      { timeout: 10_000 },
    );
    const { status, reporters } = (await end.jsonValue()) ?? { status: 'missing', reporters: [] };
    if (status !== 'success') {
      const failed = reporters.filter((report) => report.status === 'failed').map((report) => report.type);
      throw new Error(`${id} ended with '${status}'; failed reports: ${failed.join(', ') || 'none'}.`);
    }
    if (!reporters.some((report) => report.type === 'a11y')) throw new Error(`${id} was not checked by axe.`);
  },
};

export default config;
