import { appendFile } from 'node:fs/promises';
import type { TestRunnerConfig } from '@storybook/test-runner';
import { dressFor, isForced, windowFor } from './dress.ts';
import { walkFocus } from './focus-walk.ts';

interface Report {
  type: string;
  status: string;
  result?: { count?: number; exempt?: string[]; passes?: unknown[]; violations?: unknown[]; incomplete?: unknown[] };
}

/** How a story ended, as Storybook's preview tells. */
interface Ending {
  storyId: string;
  status: string;
  reporters: Report[];
}

/** What one story showed in one run; a line of the file that `STORY_RESULTS` names. */
export interface StoryResult {
  id: string;
  assertions: number;
  axeRulesPassed: number;
  axeViolations: number;
  /** What axe was told to leave out. */
  axeExempt: string[];
  /** Tab stops that were looked at; 0 where the run does not walk. */
  tabStops: number;
}

/** What the page keeps for the runner, and what the runner touches of Storybook's preview. */
interface StoryPage {
  __finished?: Map<string, Ending>;
  __STORYBOOK_ADDONS_CHANNEL__: { on(event: 'storyFinished', listener: (ending: Ending) => void): void };
  __STORYBOOK_PREVIEW__: { storyStoreValue: { userGlobals: { update(globals: object): void } } };
}

const { STORY_DRESS: run, STORY_RESULTS: resultsPath } = process.env;
/** Walking each story by Tab takes as long as the story: the full matrix does it, once in each mode. */
const walksFocus = run === 'light-ltr' || run === 'dark-ltr';

const config: TestRunnerConfig = {
  logLevel: 'error',
  async preVisit(page, { id }) {
    await page.setViewportSize(windowFor(id));
    await page.emulateMedia({ reducedMotion: 'reduce', forcedColors: isForced(id) ? 'active' : 'none' });
    await page.waitForFunction(() => 'storyStoreValue' in (globalThis as unknown as StoryPage).__STORYBOOK_PREVIEW__);
    await page.evaluate(
      ({ storyId, globals }) => {
        const page = globalThis as unknown as StoryPage;
        if (page.__finished === undefined) {
          const finished: NonNullable<StoryPage['__finished']> = new Map();
          page.__finished = finished;
          page.__STORYBOOK_ADDONS_CHANNEL__.on('storyFinished', (story) => finished.set(story.storyId, story));
          // Storybook waits for animations to end, 5 s for those that follow a scroll position: an open sheet's.
          const all = Document.prototype.getAnimations;
          Document.prototype.getAnimations = function getAnimations() {
            return all.call(this).filter(({ timeline }) => timeline === null || timeline === document.timeline);
          };
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
    const axe = reporters.find((report) => report.type === 'a11y')?.result;
    if (axe === undefined) throw new Error(`${id} was not checked by axe.`);
    const { stops, unseen } = walksFocus && !isForced(id) ? await walkFocus(page) : { stops: 0, unseen: [] };
    if (unseen.length > 0) throw new Error(`In ${id} the focus cannot be seen on ${unseen.join(', ')}.`);
    if (resultsPath === undefined) return;
    const claims = reporters.find((report) => report.type === 'claims')?.result;
    const result: StoryResult = {
      id,
      assertions: claims?.count ?? 0,
      axeRulesPassed: axe.passes?.length ?? 0,
      axeViolations: axe.violations?.length ?? 0,
      axeExempt: claims?.exempt ?? [],
      tabStops: stops,
    };
    await appendFile(resultsPath, `${JSON.stringify(result)}\n`);
  },
};

export default config;
