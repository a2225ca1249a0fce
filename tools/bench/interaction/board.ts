import type { Browser } from 'playwright';
import type { Figure } from '../figure.ts';
import { hasHappened } from './in-page.ts';
import type { Kept } from './long-data.ts';
import type { Input } from './timing.ts';
import { repeats, upTo, withPage } from './timing.ts';

/** Moving by keyboard and by pointer, undoing, and filtering. */
export function boardFigures(browser: Browser, url: string, name: string, kept: Kept | null): Promise<Figure[]> {
  const opened = {
    path: '/apps/kanban',
    ready: '[role=grid] [role=row]:has(bdi)',
    ...(kept !== null && { kept: { name: 'kanban', kept, shows: '#00000' } }),
  };
  return withPage(browser, url, opened, async (page, take) => {
    const column = (label: string) => `[role=grid][aria-label="${label}"]`;
    const first = page.locator(`${column('Todo')} [role=row]:has(bdi)`).first();
    const text = (await first.locator('bdi').first().textContent()) ?? '';
    const target = page.locator(`${column('Progress')} [role=row]:has(bdi)`).first();
    const dropIndicator = '[aria-roledescription="drop indicator"]:focus';
    const moved = { selector: column('Progress'), text };
    const back = { selector: column('Todo'), text };
    const figures: Figure[] = [];
    const measure = async (input: Input) => {
      figures.push(...(await take(name, input)));
    };
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

    // What was focused may have scrolled the lists.
    await page.locator('[role=grid]').evaluateAll((lists) => lists.forEach((list) => list.scrollTo(0, 0)));
    await isShown(back);
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
        ...(index > 0 && { prepare: undo }),
        act: () => first.dragTo(target, { targetPosition: { x: 20, y: 4 } }),
        awaited: moved,
      })),
    });
    await undo();

    await page.keyboard.press('/');
    await measure({
      name: 'type in filter',
      event: 'keydown',
      inputs: [...text].map((letter, index) => ({
        act: key(letter === ' ' ? 'Space' : letter),
        awaited: { selector: `input[value="${text.slice(0, index + 1)}"]`, text: null },
      })),
    });
    if (kept === null) return figures;
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
    return figures;
  });
}
