/** A theme, a mode: one attribute, there before anything is painted, and nothing on the page is rendered again for it. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { freePort, type RunningServer, startServer } from '@apiyard/tools/processes';
import { askedWhoIsHere, openBrowser, visit } from '../server/visit.ts';

let browser: Browser;
let server: RunningServer;
let dataDir: string;

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'apiyard-theme-'));
  [server, browser] = await Promise.all([
    startServer({ env: { DATA_DIR: dataDir, PORT: String(await freePort()) } }),
    openBrowser(),
  ]);
});

afterAll(async () => {
  await browser?.close();
  await server?.stop();
  await rm(dataDir, { recursive: true, force: true });
});

const dress = (page: Page) =>
  page.evaluate(() => ({
    mode: document.documentElement.className,
    theme: document.documentElement.dataset['colorTheme'],
    ground: getComputedStyle(document.body).backgroundColor,
    accent: getComputedStyle(document.documentElement).getPropertyValue('--apiyard-color-primary-main').trim(),
  }));

it('has the chosen theme and mode before any script of the app is there', async () => {
  const { page, leave } = await visit(browser, server.url);
  await page.addInitScript(() =>
    localStorage.setItem('customizer', JSON.stringify({ activeMode: 'dark', activeTheme: 'AQUA_THEME' })),
  );
  await page.route(/\/assets\/.*\.js$/, (route) => route.abort());
  await page.goto('/dashboards/');
  expect(await dress(page)).toEqual({
    mode: 'dark',
    theme: 'AQUA_THEME',
    ground: 'rgb(12, 17, 23)',
    accent: '#0074ba',
  });
  await leave([askedWhoIsHere, /ERR_FAILED/]);
});

interface Fiber {
  readonly tag: number;
  readonly type: unknown;
  readonly flags: number;
  readonly alternate: Fiber | null;
  readonly child: Fiber | null;
  readonly sibling: Fiber | null;
}

/** Listens where React's own developer tools would, and counts which components inside `<main>` are rendered. */
function countRenders() {
  const performedWork = 1;
  const isComponent = ({ tag }: Fiber) => tag === 0 || tag === 1 || tag === 11 || tag === 14 || tag === 15;
  const counted = { inMain: 0, elsewhere: 0 };
  const walk = (fiber: Fiber | null, isInMain: boolean) => {
    for (let next = fiber; next !== null; next = next.sibling) {
      const inside = isInMain || next.type === 'main';
      if (isComponent(next) && next.alternate !== null && (next.flags & performedWork) !== 0)
        counted[inside ? 'inMain' : 'elsewhere'] += 1;
      // Below a fiber that kept its children nothing was checked; flags there are of an earlier commit.
      if (next.alternate === null || next.child !== next.alternate.child) walk(next.child, inside);
    }
  };
  Object.assign(globalThis, {
    rendered: counted,
    __REACT_DEVTOOLS_GLOBAL_HOOK__: {
      supportsFiber: true,
      inject: () => 1,
      onCommitFiberRoot: (_id: number, root: { current: Fiber }) => walk(root.current, false),
      onCommitFiberUnmount: () => {},
      onPostCommitFiberRoot: () => {},
      checkDCE: () => {},
    },
  });
}

it('changes theme and mode without rendering anything of the page again', async () => {
  const { page, leave } = await visit(browser, server.url);
  await page.addInitScript(countRenders);
  await page.goto('/hub');
  await page.getByRole('heading', { level: 1, name: 'API hub' }).waitFor();
  await page.getByRole('link', { name: 'Data formats' }).waitFor();
  const counts = () =>
    page.evaluate(() => ({
      ...(globalThis as unknown as { rendered: { inMain: number; elsewhere: number } }).rendered,
    }));

  // The counter counts: a search does render the list.
  await page.getByRole('searchbox').first().fill('uuid');
  await expect.poll(async () => (await counts()).inMain).toBeGreaterThan(0);
  await page.getByRole('searchbox').first().fill('');

  // By keyboard, since a pointer on its way would light up what it passes.
  await page.getByRole('button', { name: 'Customise' }).press('Enter');
  await page.getByRole('radio', { name: 'Green' }).waitFor();
  // The list without the search, and what is loaded once the page is idle, are rendered on a busy machine only now.
  const settled = async () => {
    const { inMain } = await counts();
    await page.waitForTimeout(1000);
    return (await counts()).inMain - inMain;
  };
  await expect.poll(settled, { timeout: 15_000 }).toBe(0);
  const before = await counts();
  await page.getByRole('radio', { name: 'Green' }).press('Enter');
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'hidden' });
  await page.getByRole('button', { name: 'Dark mode' }).press('Enter');
  await page.getByRole('button', { name: 'Light mode' }).waitFor();
  const after = await counts();

  expect(await dress(page)).toEqual({
    mode: 'dark',
    theme: 'GREEN_THEME',
    ground: 'rgb(12, 17, 23)',
    accent: '#0a7ea4',
  });
  expect(after.inMain - before.inMain).toBe(0);
  expect(after.elsewhere).toBeGreaterThan(before.elsewhere);
  await leave([askedWhoIsHere]);
});
