import type { Browser } from 'playwright';
import type { Figure } from '../figure.ts';
import { subjectsOf } from './in-page.ts';
import type { Kept } from './long-data.ts';
import type { Input } from './timing.ts';
import { repeats, upTo, withPage } from './timing.ts';

/** Rows that are in view at once, even in the sample. */
const rowsInView = 8;
const wheelPx = 2000;
const settleMs = 200;

/** Opening, moving, searching, selecting; and scrolling where the list is long. */
export function emailFigures(browser: Browser, url: string, name: string, kept: Kept | null): Promise<Figure[]> {
  const opened = {
    path: '/apps/email',
    ready: '[role=grid] [role=row]',
    ...(kept !== null && { kept: { name: 'email', kept, shows: '#00000' } }),
  };
  return withPage(browser, url, opened, async (page, take) => {
    const subjects = await page.locator('[role=row][data-row]').evaluateAll(subjectsOf);
    if (subjects.length < rowsInView) throw new Error(`Only ${subjects.length} emails are in view.`);
    const row = (index: number) => `[role=row][aria-rowindex="${index + 1}"]`;
    const title = 'section h2';
    const key = (keys: string) => () => page.keyboard.press(keys);
    const figures: Figure[] = [];
    const measure = async (input: Input) => {
      figures.push(...(await take(name, input)));
    };

    await measure({
      name: 'open by press',
      event: 'pointerdown',
      inputs: upTo(repeats).map((index) => ({
        act: () => page.locator(row(index % rowsInView)).click({ position: { x: 200, y: 10 } }),
        awaited: { selector: title, text: subjects[index % rowsInView] ?? '' },
      })),
    });
    await page.locator(row(rowsInView - 1)).click({ position: { x: 200, y: 10 } });
    await measure({
      name: 'k, with reader',
      event: 'keydown',
      inputs: upTo(rowsInView - 1).map((index) => ({
        act: key('k'),
        awaited: { selector: title, text: subjects[rowsInView - 2 - index] ?? '' },
      })),
    });
    await page.keyboard.press('Escape');
    await page.locator(title).waitFor({ state: 'detached' });
    await measure({
      name: 'j, list only',
      event: 'keydown',
      inputs: upTo(kept === null ? rowsInView - 1 : repeats).map((index) => ({
        act: key('j'),
        awaited: { selector: `${row(index + 1)}[tabindex="0"]`, text: null },
      })),
    });
    const selected = '[role=status]';
    const all = page.getByRole('checkbox', { name: /^(?:Select all|Clear selection)/ }).first();
    await measure({
      name: 'select all, and none',
      event: 'keydown',
      inputs: upTo(repeats).map((index) => ({
        prepare: () => all.focus(),
        act: key('Space'),
        awaited:
          index % 2 === 0
            ? { selector: `:is(${selected})`, text: 'selected' }
            : { selector: `:not(:has(${selected})) > h2`, text: 'Inbox' },
      })),
    });
    if ((await all.isChecked()) || kept !== null) await page.keyboard.press('Space');
    if (kept !== null) {
      const list = page.locator('[role=grid]').first();
      const box = await list.boundingBox();
      const rowBox = await page.locator('[role=row][data-row]').first().boundingBox();
      if (box === null || rowBox === null) throw new Error('The list is not visible.');
      await list.evaluate((element) => {
        element.scrollTop = 0;
      });
      // Otherwise the first turn of the wheel would begin before the list has arrived there.
      await page.locator(row(0)).waitFor();
      await page.waitForTimeout(settleMs);
      await page.mouse.move(box.x + box.width / 2, box.y + 200);
      await measure({
        name: `scroll ${wheelPx} px`,
        event: 'wheel',
        timedBy: 'result',
        inputs: upTo(repeats).map((index) => ({
          act: () => page.mouse.wheel(0, wheelPx),
          awaited: { selector: row(Math.floor(((index + 1) * wheelPx) / rowBox.height) + 2), text: null },
        })),
      });
    }
    await page.keyboard.press('/');
    const typed = 'interview about what is';
    await measure({
      name: 'type in search',
      event: 'keydown',
      inputs: [...typed].map((letter, index) => ({
        act: key(letter === ' ' ? 'Space' : letter),
        awaited: { selector: `input[value="${typed.slice(0, index + 1)}"]`, text: null },
      })),
    });
    await page.getByRole('searchbox').fill('');
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Compose' }).first().click();
    const body = '[contenteditable=true]';
    await page.locator(body).last().click();
    await measure({
      name: 'type in the composer',
      event: 'keydown',
      inputs: [...typed].map((letter, index) => ({
        act: key(letter === ' ' ? 'Space' : letter),
        awaited: { selector: body, text: typed.slice(0, index + 1).trimEnd() },
      })),
    });
    return figures;
  });
}
