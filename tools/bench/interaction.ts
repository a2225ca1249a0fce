/** How fast the modules respond on a slow device with long data, against the sample data as they ship. */
import type { Browser, Page } from 'playwright';
import { chromium } from 'playwright';
import type { Email } from '../../packages/api/src/contract/modules/email.ts';
import type { Column, Task } from '../../packages/api/src/contract/modules/kanban.ts';
import { findBrowser, launchArgs } from '../test/browser.ts';
import { startServer } from '../test/processes.ts';
import { buildWebIfChanged } from '../web-build.ts';
import type { Bench, Figure } from './figure.ts';
import { percentile } from './figure.ts';
import type { Awaited } from './interaction-in-page.ts';
import { keepSampleData, shownMs, startTiming, subjectsOf, takeTimings, watchResult } from './interaction-in-page.ts';

/** A phone of the middle class, as in Lighthouse. */
const slowdown = 4;
const budgetMs = 100;
const emailCount = 10_000;
const cardCount = 1000;
/** As many of each input; the sample has nine emails in the inbox. */
const repeats = 8;
/** Event timing reports nothing shorter. */
const shortestMs = 16;
const minuteMs = 60_000;

interface Input {
  readonly name: string;
  /** The event from which it is measured. */
  readonly event: string;
  /** Browsers count it as no interaction: its event is timed instead. */
  readonly isTimedByEvent?: boolean;
  readonly inputs: readonly { readonly act: () => Promise<void>; readonly awaited: Awaited }[];
}

export const interaction: Bench = {
  name: 'interaction',
  title: `email and the task board at ${slowdown}x CPU slowdown, 75th percentile in ms: next frame, and result`,
  async run() {
    if (!(await buildWebIfChanged())) throw new Error('The web app does not build.');
    await using started = new AsyncDisposableStack();
    const server = started.adopt(await startServer(), async (it) => {
      await it.stop();
    });
    const browser = started.adopt(
      await chromium.launch({ executablePath: await findBrowser(), args: [...launchArgs] }),
      (it) => it.close(),
    );
    return [
      ...(await emailFigures(browser, server.url, `${emailCount} emails`, longMailbox())),
      ...(await emailFigures(browser, server.url, 'sample emails', null)),
      ...(await boardFigures(browser, server.url, `${cardCount} cards`, longBoard())),
      ...(await boardFigures(browser, server.url, 'sample cards', null)),
    ];
  },
};

/** As the sample layer keeps it; data of another version are ignored, which `withPage` notices. */
interface Kept {
  readonly version: number;
  readonly state: unknown;
}

const words = ['interview', 'plan', 'invoice', 'garden', 'ticket', 'bridge', 'winter', 'letter', 'piano', 'harbour'];
const wordOf = (index: number) => words[index % words.length] ?? '';
const numbered = (index: number) => `${wordOf(index)} #${String(index).padStart(5, '0')}`;

function longMailbox(): Kept {
  const emails = Array.from({ length: emailCount }, (_, index): Email => {
    const text = `This is about the ${wordOf(index)}, and about what comes after it.`;
    return {
      id: `email-${index}`,
      threadId: `thread-${index}`,
      from: `${wordOf(index + 3)} office <office-${index % 50}@example.com>`,
      To: 'Alex Moreau <alex.moreau@example.com>',
      cc: '',
      bcc: '',
      subject: numbered(index),
      time: new Date(Date.now() - (index + 1) * minuteMs).toISOString(),
      emailExcerpt: text,
      emailContent: `<p>${text}</p>`.repeat(8),
      thumbnail: null,
      attachment: false,
      attchments: [],
      unread: index % 5 === 0,
      starred: false,
      important: false,
      checked: false,
      inbox: true,
      sent: false,
      draft: false,
      spam: false,
      trash: false,
      label: null,
      snoozedUntil: null,
      sendAt: null,
    };
  });
  const state = { emails, owner: 'Alex Moreau <alex.moreau@example.com>', nextId: emailCount };
  return { version: 1, state };
}

function longBoard(): Kept {
  const names = ['Todo', 'Progress', 'Pending', 'Done'];
  const columns = names.map((name, place): Column => {
    const child = Array.from({ length: cardCount / names.length }, (_, index): Task => {
      const number = place * cardCount + index;
      return {
        id: `task-${number}`,
        task: numbered(number),
        taskText: `What is left to do about the ${wordOf(number)}.`,
        taskImage: null,
        date: '',
        taskProperty: wordOf(number % 4),
        category: name,
        dueDate: null,
        checklist: [],
      };
    });
    return { id: name, name, limit: null, child };
  });
  return { version: 1, state: { columns, nextId: cardCount * names.length } };
}

async function withPage<Result>(
  browser: Browser,
  url: string,
  path: string,
  data: { readonly name: string; readonly kept: Kept | null },
  measure: (page: Page) => Promise<Result>,
): Promise<Result> {
  const context = await browser.newContext({
    baseURL: url,
    viewport: { width: 1280, height: 860 },
    locale: 'en',
    reducedMotion: 'reduce',
  });
  try {
    const page = await context.newPage();
    await page.goto('/robots.txt');
    if (data.kept !== null) await page.evaluate(keepSampleData, data);
    await page.goto(path);
    await page.locator('[role=grid] [role=row]').nth(2).waitFor({ timeout: 60_000 });
    await page.waitForLoadState('networkidle');
    if (data.kept !== null) await page.getByText('#00000').first().waitFor();
    const devtools = await context.newCDPSession(page);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    await page.evaluate(startTiming);
    return await measure(page);
  } finally {
    await context.close();
  }
}

function emailFigures(browser: Browser, url: string, name: string, kept: Kept | null): Promise<Figure[]> {
  return withPage(browser, url, '/apps/email', { name: 'email', kept }, async (page) => {
    const subjects = await page.locator('[role=row][data-row]').evaluateAll(subjectsOf);
    if (subjects.length <= repeats) throw new Error(`Only ${subjects.length} emails are in view.`);
    const row = (index: number) => `[role=row][aria-rowindex="${index + 1}"]`;
    const numbers = Array.from({ length: repeats }, (_, index) => index);
    const title = 'section h2';
    const key = (keys: string) => () => page.keyboard.press(keys);
    const openByPress: Input = {
      name: 'open by press',
      event: 'pointerdown',
      inputs: numbers.map((index) => ({
        act: () => page.locator(row(index)).click({ position: { x: 200, y: 10 } }),
        awaited: { selector: title, text: subjects[index] ?? '' },
      })),
    };
    const moveWithReader: Input = {
      name: 'k, with reader',
      event: 'keydown',
      inputs: numbers.slice(0, -1).map((index) => ({
        act: key('k'),
        awaited: { selector: title, text: subjects[repeats - 2 - index] ?? '' },
      })),
    };
    const move: Input = {
      name: 'j, list only',
      event: 'keydown',
      inputs: numbers.map((index) => ({
        act: key('j'),
        awaited: { selector: `${row(index + 1)}[tabindex="0"]`, text: null },
      })),
    };
    const typed = 'interview';
    const typing: Input = {
      name: 'type in search',
      event: 'keydown',
      inputs: [...typed].map((letter, index) => ({
        act: key(letter),
        awaited: { selector: `input[value="${typed.slice(0, index + 1)}"]`, text: null },
      })),
    };
    const figures: Figure[] = [];
    const measure = async (input: Input) => {
      figures.push(...figuresOf(name, input.name, [await timed(page, input)]));
    };
    await measure(openByPress);
    await measure(moveWithReader);
    await page.keyboard.press('Escape');
    await page.locator(title).waitFor({ state: 'detached' });
    await measure(move);
    await page.keyboard.press('/');
    await measure(typing);
    return figures;
  });
}

function boardFigures(browser: Browser, url: string, name: string, kept: Kept | null): Promise<Figure[]> {
  return withPage(browser, url, '/apps/kanban', { name: 'kanban', kept }, async (page) => {
    const column = (label: string) => `[role=grid][aria-label="${label}"]`;
    const first = page.locator(`${column('Todo')} [role=row]:has(bdi)`).first();
    const text = (await first.locator('bdi').first().textContent()) ?? '';
    const target = page.locator(`${column('Progress')} [role=row]:has(bdi)`).first();
    const drop: Input = {
      name: 'drop a card',
      event: 'drop',
      isTimedByEvent: true,
      inputs: [
        {
          act: () => first.dragTo(target, { targetPosition: { x: 20, y: 4 } }),
          awaited: { selector: column('Progress'), text },
        },
      ],
    };
    const undo: Input = {
      name: 'undo',
      event: 'keydown',
      inputs: [{ act: () => page.keyboard.press('Control+z'), awaited: { selector: column('Todo'), text } }],
    };
    const dropped: Timed[] = [];
    const undone: Timed[] = [];
    for (let round = 0; round < repeats; round += 1) {
      dropped.push(await timed(page, drop));
      undone.push(await timed(page, undo));
    }
    return [...figuresOf(name, drop.name, dropped), ...figuresOf(name, undo.name, undone)];
  });
}

interface Timed {
  readonly frames: readonly number[];
  readonly results: readonly number[];
}

async function timed(page: Page, { event, isTimedByEvent = false, inputs }: Input): Promise<Timed> {
  const results: number[] = [];
  await page.evaluate(takeTimings, null);
  for (const { act, awaited } of inputs) {
    await page.evaluate(watchResult, { event, awaited });
    await act();
    results.push(await page.evaluate(shownMs));
  }
  const long = await page.evaluate(takeTimings, isTimedByEvent ? event : null);
  const short = Array.from({ length: Math.max(0, inputs.length - long.length) }, () => shortestMs);
  return { frames: [...long, ...short], results };
}

function figuresOf(row: string, name: string, all: readonly Timed[]): Figure[] {
  const cell = (column: string, values: readonly number[], atMost?: number): Figure => ({
    name: `${row}, ${column}`,
    value: percentile(values, 75),
    unit: 'ms',
    cell: { row, column },
    ...(atMost === undefined ? {} : { atMost }),
  });
  return [
    cell(
      name,
      all.flatMap(({ frames }) => frames),
      budgetMs,
    ),
    cell(
      `${name}, result`,
      all.flatMap(({ results }) => results),
    ),
  ];
}
