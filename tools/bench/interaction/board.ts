import type { Browser, Page } from 'playwright';
import type { Figure } from '../figure.ts';
import { hasHappened } from './in-page.ts';
import type { Kept } from './long-data.ts';
import type { Input, Opened } from './timing.ts';
import { repeats, upTo, withPage } from './timing.ts';

/** Moving by keyboard, by pointer and by touch, undoing, and filtering: each in a page of its own, as it begins. */
export async function boardFigures(browser: Browser, url: string, name: string, kept: Kept | null): Promise<Figure[]> {
  const opened = {
    path: '/apps/kanban',
    ready: '[role=grid] [role=row]:has(bdi)',
    ...(kept !== null && { kept: { name: 'kanban', kept, shows: '#00000' } }),
  };
  const measured = (how: (board: Board) => Promise<void>, more: Partial<Opened> = {}) =>
    withPage(browser, url, { ...opened, ...more }, async (page, take) => {
      const figures: Figure[] = [];
      await how(
        await boardIn(page, kept !== null, async (input) => {
          figures.push(...(await take(name, input)));
        }),
      );
      return figures;
    });
  return [
    ...(await measured(byKeyboard)),
    ...(await measured(byPointer)),
    ...(await measured(byTouch, { isTouch: true })),
    ...(await measured(scrolling)),
    ...(await measured(filtering)),
  ];
}

const column = (label: string) => `[role=grid][aria-label="${label}"]`;
const wheelPx = 1000;
const betweenDragsMs = 300;
const dropIndicator = '[aria-roledescription="drop indicator"]:focus';

type Board = Awaited<ReturnType<typeof boardIn>>;

async function boardIn(page: Page, isLong: boolean, measure: (input: Input) => Promise<void>) {
  // By their text: a card that has just come into a list is last in the document, whatever its place.
  const cardIn = async (label: string) => {
    const rows = page.locator(`${column(label)} [role=row]`);
    const text = (await rows.locator('bdi').first().textContent()) ?? '';
    return { text, card: rows.filter({ has: page.getByText(text, { exact: true }) }) };
  };
  const { text, card: first } = await cardIn('Todo');
  const { card: target } = await cardIn('Progress');
  const moved = { selector: column('Progress'), text };
  const back = { selector: column('Todo'), text };
  const key = (keys: string) => () => page.keyboard.press(keys);
  const isShown = ({ selector, text: shown }: typeof moved) =>
    page.locator(selector).getByText(shown, { exact: true }).first().waitFor();
  const undo = async () => {
    await page.keyboard.press('Control+z');
    await isShown(back);
  };
  const toDragButton = async () => {
    await first.focus();
    await page.keyboard.press('ArrowRight');
    await page.locator(`[aria-label="Drag ${text}"]:focus`).waitFor({ state: 'attached' });
  };
  const pickUp = async () => {
    await toDragButton();
    await page.keyboard.press('Enter');
    await page.locator(dropIndicator).waitFor({ state: 'attached' });
  };
  return { page, isLong, measure, first, text, target, moved, back, key, isShown, undo, toDragButton, pickUp };
}

async function byKeyboard({ page, measure, moved, back, key, isShown, undo, toDragButton, pickUp }: Board) {
  await measure({
    name: 'pick up by keyboard',
    event: 'keydown',
    inputs: upTo(repeats).map((index) => ({
      prepare: async () => {
        if (index > 0) {
          await page.keyboard.press('Escape');
          await page.locator(dropIndicator).waitFor({ state: 'detached' });
        }
        await toDragButton();
      },
      act: key('Enter'),
      awaited: { selector: dropIndicator, text: null },
    })),
  });
  await page.keyboard.press('Escape');
  await measure({
    name: 'next place by keyboard',
    event: 'keydown',
    inputs: upTo(repeats).map((index) => ({
      ...(index === 0 && { prepare: pickUp }),
      act: key('ArrowDown'),
      awaited: { selector: dropIndicator, text: null },
    })),
  });
  await page.keyboard.press('Escape');
  await measure({
    name: 'drop by keyboard',
    event: 'keydown',
    inputs: upTo(repeats).map((index) => ({
      prepare: async () => {
        if (index > 0) await undo();
        await pickUp();
        await page.keyboard.press('Tab');
        await page.locator(`${column('Progress')} ${dropIndicator}`).waitFor({ state: 'attached' });
      },
      act: key('Enter'),
      awaited: moved,
    })),
  });
  await measure({
    name: 'undo',
    event: 'keydown',
    inputs: upTo(repeats).map((index) => ({
      ...(index > 0 && {
        prepare: async () => {
          await page.keyboard.press('Control+y');
          await isShown(moved);
        },
      }),
      act: key('Control+z'),
      awaited: back,
    })),
  });
}

async function byPointer({ page, measure, first, target, moved, isShown, undo }: Board) {
  const from = await first.boundingBox();
  const to = await target.boundingBox();
  if (from === null || to === null) throw new Error('The cards are not in view.');
  await page.mouse.move(from.x + 40, from.y + 10);
  await page.mouse.down();
  await page.mouse.move(from.x + 60, from.y + 20, { steps: 4 });
  await measure({
    name: 'frame of a drag',
    event: 'dragover',
    timedBy: 'result',
    inputs: upTo(repeats * 2).map((index) => ({
      act: async () => {
        for (let again = 0; again === 0 || !(await page.evaluate(hasHappened)); again += 1)
          await page.mouse.move(to.x + 40 + ((index + again) % 5), to.y + 10 + index * 10);
      },
      awaited: { selector: 'body', text: null },
    })),
  });
  await page.mouse.move(to.x + 20, to.y + 4);
  await page.mouse.up();
  await isShown(moved);
  await undo();
  await measure({
    name: 'drop by pointer',
    event: 'drop',
    timedBy: 'event',
    inputs: upTo(repeats).map((index) => ({
      prepare: async () => {
        if (index > 0) await undo();
        // A drag that begins while the browser ends the last one gets stuck: people are not as quick.
        await page.waitForTimeout(betweenDragsMs);
      },
      act: () => first.dragTo(target, { targetPosition: { x: 20, y: 4 } }),
      awaited: moved,
    })),
  });
}

/** Picked up by holding, and put at the second place of its column. */
async function byTouch({ page, measure, first }: Board) {
  const devtools = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', point?: { readonly x: number; readonly y: number }) =>
    devtools.send('Input.dispatchTouchEvent', { type, touchPoints: point === undefined ? [] : [point] });
  const copy = page.locator('body > [inert]');
  await first.scrollIntoViewIfNeeded();
  const box = await first.boundingBox();
  if (box === null) throw new Error('The card is not in view.');
  const at = { x: box.x + 60, y: box.y + 24 };
  // The lower half of the second card. Cards are about as high as the first.
  const below = { x: at.x, y: box.y + box.height * 1.9 };
  const id = await first.getAttribute('data-key');
  const placed = (place: number) => `[role=row][data-key="${id}"][aria-rowindex="${place}"]`;
  await touch('touchStart', at);
  await copy.waitFor();
  // Browsers report no move until the finger has left the place where it began.
  await touch('touchMove', below);
  await measure({
    name: 'frame of a drag by touch',
    event: 'touchmove',
    timedBy: 'result',
    inputs: upTo(repeats * 2).map((index) => ({
      act: () => touch('touchMove', { x: at.x + (index % 7) * 4, y: at.y + 40 + (index % 5) * 12 }),
      awaited: { selector: 'body', text: null },
    })),
  });
  await touch('touchMove', at);
  await touch('touchEnd');
  await measure({
    name: 'drop by touch',
    event: 'touchend',
    timedBy: 'event',
    inputs: upTo(repeats).map((index) => ({
      prepare: async () => {
        if (index > 0) {
          await page.keyboard.press('Control+z');
          await page.locator(placed(1)).waitFor();
        }
        await touch('touchStart', at);
        await copy.waitFor();
        await touch('touchMove', below);
      },
      act: () => touch('touchEnd'),
      awaited: { selector: placed(2), text: null },
    })),
  });
}

async function scrolling({ page, isLong, measure, first }: Board) {
  if (!isLong) return;
  const box = await first.boundingBox();
  if (box === null) throw new Error('The card is not in view.');
  await page.mouse.move(box.x + 60, box.y + 60);
  await measure({
    name: `scroll ${wheelPx} px`,
    event: 'wheel',
    timedBy: 'result',
    inputs: upTo(repeats).map(() => ({
      act: () => page.mouse.wheel(0, wheelPx),
      awaited: { selector: 'body', text: null },
    })),
  });
}

async function filtering({ page, isLong, measure, text, back, key, isShown }: Board) {
  await page.keyboard.press('/');
  await measure({
    name: 'type in filter',
    event: 'keydown',
    inputs: [...text].map((letter, index) => ({
      act: key(letter === ' ' ? 'Space' : letter),
      awaited: { selector: `input[value="${text.slice(0, index + 1)}"]`, text: null },
    })),
  });
  if (!isLong) return;
  await page.getByRole('searchbox').fill('#00');
  await isShown(back);
  await page.getByRole('searchbox').focus();
  await measure({
    name: 'filter, and back',
    event: 'keydown',
    inputs: upTo(repeats).map((index) => ({
      act: key(index % 2 === 0 ? '2' : 'Backspace'),
      awaited: { selector: column('Todo'), text: index % 2 === 0 ? '#00200' : '#00000' },
    })),
  });
}
