import { appendFile } from 'node:fs/promises';
import type { VariantName } from '@apiyard/ui/story/globals.ts';
import { variants } from '@apiyard/ui/story/variants/variants.ts';
import type { TestRunnerConfig } from '@storybook/test-runner';
import type { Page } from 'playwright';
import { dressFor, isBaseOfComponent, isForced, surroundingsOf } from './dress.ts';
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

/** The result of one story in one run; a line of the file in `STORY_RESULTS`. A failed story has a `failure` instead. */
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
    on(event: (typeof troubles)[number], listener: (error: { message?: string }) => void): void;
    emit(event: 'forceRemount', story: { storyId: string }): void;
  };
  __STORYBOOK_PREVIEW__: {
    storyStoreValue: { userGlobals: { update(globals: object): void } };
    currentRender: { renderOptions: { autoplay: boolean } };
  };
}

/** Events with the error of a story. */
const troubles = ['playFunctionThrewException', 'storyThrewException', 'storyErrored'] as const;

const { STORY_DRESS: run, STORY_RESULTS: resultsPath } = process.env;
/** The runs of the full matrix replace the globals of every story. */
const visitsVariants = run === undefined;
/** The focus check takes as long as the story: the full matrix runs it in every story, once in each mode. */
const walksFocus = run === 'light-ltr' || run === 'dark-ltr';

/** Number of checked stops of Tab. Throws a sentence if the focus cannot be seen on one. */
async function checkFocus(page: Page, id: string): Promise<number> {
  if (isForced(id)) return 0;
  const walks = walksFocus ? 1 : run === undefined && isBaseOfComponent(id) ? 2 : 0;
  let count = 0;
  for (let walk = 0; walk < walks; walk += 1) {
    // The second walk is in the other mode. Only styles depend on it, so the story is not rendered again.
    const mode = await page.evaluate((turns) => {
      const { classList } = document.documentElement;
      if (turns) for (const name of ['light', 'dark']) classList.toggle(name);
      return classList.contains('dark') ? 'dark' : 'light';
    }, walk === 1);
    const { stops, unseen } = await walkFocus(page);
    if (unseen.length > 0)
      throw new Error(`In ${id} the focus cannot be seen in ${mode} mode on ${unseen.join(', ')}.`);
    count += stops;
  }
  return count;
}

async function surround(page: Page, id: string, variant?: VariantName): Promise<void> {
  const { window, forcedColors, reducedMotion } = surroundingsOf(id, variant);
  await page.setViewportSize(window);
  await page.emulateMedia({ reducedMotion, forcedColors });
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

/** Throws a sentence unless the story passes in the variant: without its play function, or with it in full motion. */
async function visitVariant(page: Page, id: string, variant: VariantName): Promise<void> {
  await surround(page, id, variant);
  await page.evaluate(
    ({ storyId, globals, autoplay }) => {
      const page = globalThis as unknown as StoryPage;
      page.__finished?.delete(storyId);
      page.__thrown?.splice(0);
      page.__STORYBOOK_PREVIEW__.storyStoreValue.userGlobals.update(globals);
      page.__STORYBOOK_PREVIEW__.currentRender.renderOptions.autoplay = autoplay;
      page.__STORYBOOK_ADDONS_CHANNEL__.emit('forceRemount', { storyId });
    },
    { storyId: id, globals: { ...dressFor(id), variant }, autoplay: variants[variant].isMoving === true },
  );
  const { status, reporters } = await endOf(page, id, 20_000);
  const axe = reporters.find(({ type }) => type === 'a11y')?.result;
  if (status === 'success' && axe !== undefined) return;
  const thrown = await page.evaluate(() => (globalThis as unknown as StoryPage).__thrown ?? []);
  const reasons = [...thrown, ...violationsOf(axe ?? {})];
  throw new Error(`${id} fails in the variant '${variant}': ${reasons.join('; ') || 'it was not checked by axe'}.`);
}

/** Throws a sentence if the runner itself would pass a story whose axe run crashed, or that ended before its checks. */
async function checkStory(page: Page, id: string): Promise<void> {
  const { status, reporters } = await endOf(page, id, 10_000);
  if (status !== 'success') {
    const failed = reporters.filter((report) => report.status === 'failed').map((report) => report.type);
    throw new Error(`${id} ended with '${status}'; failed reports: ${failed.join(', ') || 'none'}.`);
  }
  const axe = reporters.find((report) => report.type === 'a11y')?.result;
  if (axe === undefined) throw new Error(`${id} was not checked by axe.`);
  const stops = await checkFocus(page, id);
  if (visitsVariants) {
    const toVisit = reporters.find((report) => report.type === 'variants')?.result?.variants;
    for (const variant of toVisit ?? []) await visitVariant(page, id, variant);
  }
  const claims = reporters.find((report) => report.type === 'claims')?.result;
  await writeResult({
    id,
    assertions: claims?.count ?? 0,
    axeRulesPassed: axe.passes?.length ?? 0,
    axeViolations: axe.violations?.length ?? 0,
    axeExempt: claims?.exempt ?? [],
    tabStops: stops,
  });
}

/** Why the story failed: what it threw, or the rules of axe that it breaks. */
async function failureOf(page: Page, id: string): Promise<string> {
  const { thrown, end } = await page.evaluate((storyId) => {
    const { __thrown = [], __finished } = globalThis as unknown as StoryPage;
    return { thrown: __thrown, end: __finished?.get(storyId) };
  }, id);
  const axe = end?.reporters.find(({ type }) => type === 'a11y')?.result;
  return firstLine(thrown[0] ?? (axe === undefined ? 'It did not end.' : violationsOf(axe).join('; ')));
}

function violationsOf({ violations = [] }: NonNullable<Report['result']>): string[] {
  return violations.map(({ id, nodes }) => `${id} (${nodes[0]?.target.join(' ')})`);
}

const firstLine = (text: string) => text.trim().split('\n')[0] ?? '';

async function writeResult(result: StoryResult | { readonly id: string; readonly failure: string }): Promise<void> {
  if (resultsPath !== undefined) await appendFile(resultsPath, `${JSON.stringify(result)}\n`);
}

const config: TestRunnerConfig = {
  logLevel: 'error',
  async preVisit(page, { id }) {
    await surround(page, id);
    await page.waitForFunction(() => 'storyStoreValue' in (globalThis as unknown as StoryPage).__STORYBOOK_PREVIEW__);
    await page.evaluate(
      ({ storyId, globals, events }) => {
        const page = globalThis as unknown as StoryPage;
        if (page.__finished === undefined) {
          const finished: NonNullable<StoryPage['__finished']> = new Map();
          page.__finished = finished;
          page.__STORYBOOK_ADDONS_CHANNEL__.on('storyFinished', (story) => finished.set(story.storyId, story));
          const thrown: NonNullable<StoryPage['__thrown']> = [];
          page.__thrown = thrown;
          for (const event of events) {
            page.__STORYBOOK_ADDONS_CHANNEL__.on(event, ({ message }) => thrown.push(message ?? event));
          }
          // Storybook waits for animations to end, 5 s for those that follow a scroll position: an open sheet's.
          const all = Document.prototype.getAnimations;
          Document.prototype.getAnimations = function getAnimations() {
            return all.call(this).filter(({ timeline }) => timeline === null || timeline === document.timeline);
          };
        }
        page.__finished.delete(storyId);
        page.__thrown?.splice(0);
        // The channel's 'updateGlobals' would render the previous story again, and its end would be mistaken for this one's.
        page.__STORYBOOK_PREVIEW__.storyStoreValue.userGlobals.update(globals);
      },
      { storyId: id, globals: dressFor(id), events: troubles },
    );
  },
  async postVisit(page, { id, hasFailure }) {
    try {
      if (!hasFailure) await checkStory(page, id);
      else if (resultsPath !== undefined) await writeResult({ id, failure: await failureOf(page, id) });
    } catch (error) {
      await writeResult({ id, failure: firstLine(error instanceof Error ? error.message : String(error)) });
      throw error;
    }
  },
};

export default config;
