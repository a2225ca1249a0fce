import { appendFile } from 'node:fs/promises';
import type { VariantName } from '@apiyard/ui/story/globals.ts';
import type { TestRunnerConfig } from '@storybook/test-runner';
import type { Page } from 'playwright';
import { dressFor, isForced, surroundingsOf } from './dress.ts';
import { walkFocus } from './focus-walk.ts';

interface Report {
  type: string;
  status: string;
  result?: {
    count?: number;
    exempt?: string[];
    passes?: unknown[];
    violations?: { id: string; nodes: { target: string[] }[] }[];
    incomplete?: unknown[];
    variants?: VariantName[];
  };
}

/** The result of a story, as reported by Storybook's preview. */
interface Ending {
  storyId: string;
  status: string;
  reporters: Report[];
}

/** The result of one story in one run; a line of the file in `STORY_RESULTS`. */
export interface StoryResult {
  id: string;
  assertions: number;
  axeRulesPassed: number;
  axeViolations: number;
  /** Rules that axe skips. */
  axeExempt: string[];
  /** Number of checked tab stops; 0 without the focus check. */
  tabStops: number;
}

/** Globals that the page sets for the runner, and the parts of Storybook's preview that the runner uses. */
interface StoryPage {
  __finished?: Map<string, Ending>;
  /** The error of the story. */
  __thrown?: string[];
  __STORYBOOK_ADDONS_CHANNEL__: {
    on(event: 'storyFinished', listener: (ending: Ending) => void): void;
    on(event: 'storyThrewException' | 'storyErrored', listener: (error: { message?: string }) => void): void;
    emit(event: 'forceRemount', story: { storyId: string }): void;
  };
  __STORYBOOK_PREVIEW__: {
    storyStoreValue: { userGlobals: { update(globals: object): void } };
    currentRender: { renderOptions: { autoplay: boolean } };
  };
}

const { STORY_DRESS: run, STORY_RESULTS: resultsPath } = process.env;
/** The runs of the full matrix replace the globals of every story. */
const visitsVariants = run === undefined;
/** The focus check takes as long as the story: the full matrix runs it, once in each mode. */
const walksFocus = run === 'light-ltr' || run === 'dark-ltr';

async function surround(page: Page, id: string, variant?: VariantName): Promise<void> {
  const { window, forcedColors } = surroundingsOf(id, variant);
  await page.setViewportSize(window);
  await page.emulateMedia({ reducedMotion: 'reduce', forcedColors });
  // Chromium's headless shell has a pointer in the corner of the window, which is over a sidebar.
  await page.mouse.move(-1, -1);
}

async function endOf(page: Page, id: string, timeoutMs: number): Promise<Ending> {
  const end = await page.waitForFunction(
    (storyId) => (globalThis as unknown as StoryPage).__finished?.get(storyId),
    id,
    { timeout: timeoutMs },
  );
  return (await end.jsonValue()) ?? { storyId: id, status: 'missing', reporters: [] };
}

/** Throws a sentence unless the story, without its play function, passes in the variant. */
async function visitVariant(page: Page, id: string, variant: VariantName): Promise<void> {
  await surround(page, id, variant);
  await page.evaluate(
    ({ storyId, globals }) => {
      const page = globalThis as unknown as StoryPage;
      page.__finished?.delete(storyId);
      page.__thrown?.splice(0);
      page.__STORYBOOK_PREVIEW__.storyStoreValue.userGlobals.update(globals);
      page.__STORYBOOK_PREVIEW__.currentRender.renderOptions.autoplay = false;
      page.__STORYBOOK_ADDONS_CHANNEL__.emit('forceRemount', { storyId });
    },
    { storyId: id, globals: { ...dressFor(id), variant } },
  );
  const { status, reporters } = await endOf(page, id, 20_000);
  const axe = reporters.find(({ type }) => type === 'a11y')?.result;
  if (status === 'success' && axe !== undefined) return;
  const thrown = await page.evaluate(() => (globalThis as unknown as StoryPage).__thrown ?? []);
  const violations = (axe?.violations ?? []).map(({ id, nodes }) => `${id} (${nodes[0]?.target.join(' ')})`);
  const reasons = [...thrown, ...violations];
  throw new Error(`${id} fails in the variant '${variant}': ${reasons.join('; ') || 'it was not checked by axe'}.`);
}

const config: TestRunnerConfig = {
  logLevel: 'error',
  async preVisit(page, { id }) {
    await surround(page, id);
    await page.waitForFunction(() => 'storyStoreValue' in (globalThis as unknown as StoryPage).__STORYBOOK_PREVIEW__);
    await page.evaluate(
      ({ storyId, globals }) => {
        const page = globalThis as unknown as StoryPage;
        if (page.__finished === undefined) {
          const finished: NonNullable<StoryPage['__finished']> = new Map();
          page.__finished = finished;
          page.__STORYBOOK_ADDONS_CHANNEL__.on('storyFinished', (story) => finished.set(story.storyId, story));
          const thrown: NonNullable<StoryPage['__thrown']> = [];
          page.__thrown = thrown;
          for (const event of ['storyThrewException', 'storyErrored'] as const) {
            page.__STORYBOOK_ADDONS_CHANNEL__.on(event, ({ message }) => thrown.push(message ?? event));
          }
          // Storybook waits for animations to end, 5 s for those that follow a scroll position: an open sheet's.
          const all = Document.prototype.getAnimations;
          Document.prototype.getAnimations = function getAnimations() {
            return all.call(this).filter(({ timeline }) => timeline === null || timeline === document.timeline);
          };
        }
        page.__finished.delete(storyId);
        // The channel's 'updateGlobals' would render the previous story again, and its end would be mistaken for this one's.
        page.__STORYBOOK_PREVIEW__.storyStoreValue.userGlobals.update(globals);
      },
      { storyId: id, globals: dressFor(id) },
    );
  },
  // The runner itself passes a story whose axe run crashed, or that ends before its checks: both are failures here.
  async postVisit(page, { id, hasFailure }) {
    if (hasFailure) return;
    const { status, reporters } = await endOf(page, id, 10_000);
    if (status !== 'success') {
      const failed = reporters.filter((report) => report.status === 'failed').map((report) => report.type);
      throw new Error(`${id} ended with '${status}'; failed reports: ${failed.join(', ') || 'none'}.`);
    }
    const axe = reporters.find((report) => report.type === 'a11y')?.result;
    if (axe === undefined) throw new Error(`${id} was not checked by axe.`);
    const { stops, unseen } = walksFocus && !isForced(id) ? await walkFocus(page) : { stops: 0, unseen: [] };
    if (unseen.length > 0) throw new Error(`In ${id} the focus cannot be seen on ${unseen.join(', ')}.`);
    if (visitsVariants) {
      const toVisit = reporters.find((report) => report.type === 'variants')?.result?.variants;
      for (const variant of toVisit ?? []) await visitVariant(page, id, variant);
    }
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
