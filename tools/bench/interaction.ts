/** How fast the modules respond on a slow device with long data, against the sample data as they ship. */
import type { Browser, Page } from 'playwright';
import { chromium } from 'playwright';
import type { Email } from '../../packages/api/src/contract/modules/email.ts';
import { email } from '../../packages/api/src/sample/modules/email/email.ts';
import { kanban } from '../../packages/api/src/sample/modules/kanban/kanban.ts';
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
    const mailbox = await longMailbox();
    const board = await longBoard();
    const sampleMailbox = { version: email.version, state: await email.seed.en() };
    const sampleBoard = { version: kanban.version, state: await kanban.seed.en() };
    return [
      ...(await emailFigures(browser, server.url, `${emailCount} emails`, mailbox)),
      ...(await emailFigures(browser, server.url, 'sample emails', sampleMailbox)),
      ...(await boardFigures(browser, server.url, `${cardCount} cards`, board)),
      ...(await boardFigures(browser, server.url, 'sample cards', sampleBoard)),
    ];
  },
};

async function longMailbox() {
  const state = await email.seed.en();
  const received = state.emails.filter(
    ({ inbox, snoozedUntil, spam, trash }) => inbox && !snoozedUntil && !spam && !trash,
  );
  const emails = Array.from({ length: emailCount }, (_, index): Email => {
    const original = received[index % received.length] as Email;
    return {
      ...original,
      id: `email-${index}`,
      threadId: `thread-${index}`,
      subject: `${original.subject} #${String(index).padStart(5, '0')}`,
      time: new Date(Date.now() - (index + 1) * minuteMs).toISOString(),
    };
  });
  return { version: email.version, state: { ...state, emails, nextId: emailCount } };
}

async function longBoard() {
  const { columns } = await kanban.seed.en();
  let id = 0;
  const long = columns.map(({ child, ...column }) => ({
    ...column,
    limit: null,
    child: Array.from({ length: cardCount / columns.length }, (_, index) => {
      const task = child[index % child.length];
      if (task === undefined) throw new Error(`The column ${column.name} has no cards.`);
      id += 1;
      return { ...task, id: `task-${id}`, task: `${task.task} #${String(id).padStart(4, '0')}` };
    }),
  }));
  return { version: kanban.version, state: { columns: long, nextId: id + 1 } };
}

async function withPage<Result>(
  browser: Browser,
  url: string,
  path: string,
  data: { readonly name: string; readonly kept: unknown },
  use: (page: Page) => Promise<Result>,
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
    await page.evaluate(keepSampleData, data);
    await page.goto(path);
    await page.locator('[role=grid] [role=row]').nth(2).waitFor({ timeout: 60_000 });
    await page.waitForLoadState('networkidle');
    const devtools = await context.newCDPSession(page);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    await page.evaluate(startTiming);
    return await use(page);
  } finally {
    await context.close();
  }
}

function emailFigures(browser: Browser, url: string, name: string, kept: unknown): Promise<Figure[]> {
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
    const words = 'interview';
    const typing: Input = {
      name: 'type in search',
      event: 'keydown',
      inputs: [...words].map((letter, index) => ({
        act: key(letter),
        awaited: { selector: `input[value="${words.slice(0, index + 1)}"]`, text: null },
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

function boardFigures(browser: Browser, url: string, name: string, kept: unknown): Promise<Figure[]> {
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
