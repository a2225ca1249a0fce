import { appendFile } from 'node:fs/promises';
import type { ResultLine } from '@apiyard/tools/results';
import { checksOfStory, checksOfVariant } from '@apiyard/ui/story/docs/checks-of-run.ts';
import type { CheckKind } from '@apiyard/ui/story/docs/checks-of-run.ts';
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

/** A check of a story that failed. */
class CheckFailure extends Error {
  override readonly name = 'CheckFailure';
  readonly kinds: readonly CheckKind[];

  constructor(message: string, kinds: readonly CheckKind[]) {
    super(message);
    this.kinds = kinds;
  }
}

type Checks = ResultLine['checks'][number][];

/** What is known of a story: what the visit of itself checks, and what has passed so far. */
interface Visit {
  readonly id: string;
  readonly own: readonly CheckKind[];
  readonly checks: Checks;
  assertions: number;
  axeExempt: readonly string[];
}

/** What the visit of the story itself checks, by its page. */
async function checksOf(page: Page, id: string): Promise<readonly CheckKind[]> {
  const { classList, dir, lang } = await page.evaluate(() => {
    const { classList, dir, lang } = document.documentElement;
    return { classList: [...classList], dir, lang };
  });
  return checksOfStory(id, {
    isDark: classList.includes('dark'),
    isForced: isForced(id),
    direction: dir,
    language: lang,
  });
}

/** Adds the number of checked stops of Tab. Throws a sentence if the focus cannot be seen on one. */
async function checkFocus(page: Page, id: string, checks: Checks): Promise<void> {
  if (isForced(id)) return;
  const walks = walksFocus ? 1 : run === undefined && isBaseOfComponent(id) ? 2 : 0;
  for (let walk = 0; walk < walks; walk += 1) {
    // The second walk is in the other mode. Only styles depend on it, so the story is not rendered again.
    const mode = await page.evaluate((turns) => {
      const { classList } = document.documentElement;
      if (turns) for (const name of ['light', 'dark']) classList.toggle(name);
      return classList.contains('dark') ? 'dark' : 'light';
    }, walk === 1);
    const kinds = [mode === 'dark' ? 'focusDark' : 'focusLight'] as const;
    const { stops, unseen } = await walkFocus(page);
    if (unseen.length > 0)
      throw new CheckFailure(`In ${id} the focus cannot be seen in ${mode} mode on ${unseen.join(', ')}.`, kinds);
    checks.push({ kinds, tabStops: stops });
  }
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
async function visitVariant(page: Page, id: string, variant: VariantName, checks: Checks): Promise<void> {
  const kinds = checksOfVariant(variant);
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
  const { status, reporters } = await endOf(page, id, 20_000).catch((error: Error) => {
    throw new CheckFailure(`${id} does not end in the variant '${variant}': ${inOneLine(error.message)}`, kinds);
  });
  const axe = reporters.find(({ type }) => type === 'a11y')?.result;
  if (status === 'success' && axe !== undefined) {
    checks.push({ kinds, axeRules: axe.passes?.length ?? 0 });
    return;
  }
  const thrown = await page.evaluate(() => (globalThis as unknown as StoryPage).__thrown ?? []);
  const reasons = [...thrown, ...violationsOf(axe ?? {})];
  throw new CheckFailure(
    `${id} fails in the variant '${variant}': ${reasons.join('; ') || 'it was not checked by axe'}.`,
    kinds,
  );
}

/**
 * Throws a sentence if the runner itself would pass a story whose axe run crashed, or that ended before its checks. Adds
 * what was checked to the line of the story.
 */
async function checkStory(page: Page, visit: Visit): Promise<void> {
  const { id, own, checks } = visit;
  const { status, reporters } = await endOf(page, id, 10_000);
  if (status !== 'success') {
    const failed = reporters.filter((report) => report.status === 'failed').map((report) => report.type);
    throw new Error(`${id} ended with '${status}'; failed reports: ${failed.join(', ') || 'none'}.`);
  }
  const axe = reporters.find((report) => report.type === 'a11y')?.result;
  if (axe === undefined) throw new Error(`${id} was not checked by axe.`);
  checks.push({ kinds: own, axeRules: axe.passes?.length ?? 0 });
  const claims = reporters.find((report) => report.type === 'claims')?.result;
  visit.assertions = claims?.count ?? 0;
  visit.axeExempt = claims?.exempt ?? [];
  await checkFocus(page, id, checks);
  if (!visitsVariants) return;
  const toVisit = reporters.find((report) => report.type === 'variants')?.result?.variants;
  for (const variant of toVisit ?? []) await visitVariant(page, id, variant, checks);
}

/** Why the story failed: what it threw, or the rules of axe that it breaks. */
async function failureOf(page: Page, id: string): Promise<string> {
  const { thrown, end } = await page.evaluate((storyId) => {
    const { __thrown = [], __finished } = globalThis as unknown as StoryPage;
    return { thrown: __thrown, end: __finished?.get(storyId) };
  }, id);
  const axe = end?.reporters.find(({ type }) => type === 'a11y')?.result;
  return inOneLine(thrown[0] ?? (axe === undefined ? 'It did not end.' : violationsOf(axe).join('; ')));
}

function violationsOf({ violations = [] }: NonNullable<Report['result']>): string[] {
  return violations.map(({ id, nodes }) => `${id} (${nodes[0]?.target.join(' ')})`);
}

const messageMax = 300;

/** The message in one line. Matchers write what they expected and received below the first one. */
function inOneLine(text: string): string {
  const line = text.trim().replaceAll(/\s+/g, ' ');
  return line.length > messageMax ? `${line.slice(0, messageMax)}…` : line;
}

async function writeResult(line: ResultLine): Promise<void> {
  if (resultsPath !== undefined) await appendFile(resultsPath, `${JSON.stringify(line)}\n`);
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
    const visit: Visit = { id, own: await checksOf(page, id), checks: [], assertions: 0, axeExempt: [] };
    let failure: ResultLine['failure'];
    try {
      if (hasFailure) failure = { kinds: visit.own, message: await failureOf(page, id) };
      else await checkStory(page, visit);
    } catch (error) {
      const kinds = error instanceof CheckFailure ? error.kinds : visit.own;
      failure = { kinds, message: inOneLine(error instanceof Error ? error.message : String(error)) };
      throw error;
    } finally {
      const { own: _own, ...line } = visit;
      await writeResult(failure === undefined ? line : { ...line, failure });
    }
  },
};

export default config;
