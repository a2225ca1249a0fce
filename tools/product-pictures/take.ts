/**
 * Takes the pictures of the product for the landing page: `node tools/product-pictures/take.ts`, after `pnpm build`. Each
 * view in each language and mode, of a server of its own with made-up calls.
 */
import { mkdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { languages } from '../../packages/api/src/contract/hub/hub.ts';
import { findBrowser, launchArgs } from '../test/browser.ts';
import { startServer } from '../test/processes.ts';
import type { RunningServer } from '../test/processes.ts';
import type { Browser, Page } from 'playwright';
import { chromium } from 'playwright';

const root = join(import.meta.dirname, '../..');
const folder = join(root, 'packages/features/site/src/landing/pictures');
/** The server's own: the tools have none. */
const sharp = createRequire(join(root, 'apps/server/package.json'))('sharp') as (png: Buffer) => {
  webp(options: { quality: number; effort: number }): { toFile(path: string): Promise<unknown> };
};

const dayMs = 86_400_000;
const modes = ['light', 'dark'] as const;
const window = { width: 1280, height: 800 };
const account = { username: 'amina', email: 'amina@example.test', password: 'a quiet river at noon' };

const orders = 'name,address.city,address.zip\nAmina,Khartoum,01234\n"Li, Wei",北京,100000\n';
const views = {
  tool: async (page: Page) => {
    await page.goto(`/hub/convert/data?${new URLSearchParams({ text: orders, from: 'csv', to: 'json' })}`);
    await page.keyboard.press('Control+Enter');
  },
  dashboard: async (page: Page) => {
    await page.goto('/dashboards/');
  },
} as const;

mkdirSync(folder, { recursive: true });
const server = await startServer();
const browser = await chromium.launch({ executablePath: await findBrowser(), args: [...launchArgs] });
try {
  await fillWithCalls(server);
  for (const language of languages) for (const mode of modes) await take(browser, language, mode);
} finally {
  await browser.close();
  await server.stop();
}

async function take(chrome: Browser, language: string, mode: (typeof modes)[number]): Promise<void> {
  const context = await chrome.newContext({
    baseURL: server.url,
    viewport: window,
    colorScheme: mode,
    reducedMotion: 'reduce',
    timezoneId: 'UTC',
  });
  const page = await context.newPage();
  await page.request.post('/api/login', {
    data: { usernameOrEmail: account.username, password: account.password },
    headers: { origin: server.url },
  });
  await context.addCookies([{ name: 'lang', value: language, url: server.url }]);
  for (const [view, open] of Object.entries(views)) {
    await open(page);
    await page.waitForLoadState('networkidle');
    await page.mouse.move(-1, -1);
    await page.evaluate(() => document.fonts.ready);
    const png = await page.screenshot({ animations: 'disabled' });
    await sharp(png)
      .webp({ quality: 72, effort: 6 })
      .toFile(join(folder, `${view}.${language}.${mode}.webp`));
  }
  await context.close();
}

/** A person with a month of calls, favourites, and a key that is on no other server. */
async function fillWithCalls({ url, dataDir }: RunningServer): Promise<void> {
  const send = async (method: 'POST' | 'PUT', path: string, body: object, headers: Record<string, string> = {}) => {
    const response = await fetch(url + path, {
      method,
      headers: { 'content-type': 'application/json', origin: url, ...headers },
      body: JSON.stringify(body),
    });
    if (!response.ok) throw new Error(`${path} was answered ${response.status}: ${await response.text()}`);
    return {
      cookie: response.headers.getSetCookie().join('; '),
      body: (await response.json()) as { user: { id: string; apiKey: string } },
    };
  };
  const { cookie, body } = await send('POST', '/api/register', account);
  const { id, apiKey } = body.user;
  for (const api of ['random/uuid', 'convert/data', 'puzzle/sudoku'])
    await send('POST', '/api/account/favourites', { api }, { cookie });
  await send('PUT', '/api/account/first-steps', { isShown: false }, { cookie });
  for (const [api, input] of [
    ['convert/data', { text: orders, to: 'json' }],
    ['random/uuid', { version: '7' }],
    ['random/qr', { text: url, format: 'svg' }],
    ['puzzle/sudoku', {}],
    ['random/uuid', { count: 20 }],
    ['convert/data', { text: '{"open":true}', to: 'toml' }],
  ] as const)
    await fetch(`${url}/api/v1/${api}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-api-key': apiKey },
      body: JSON.stringify(input),
    });
  addEarlierDays(join(dataDir, 'apiyard.sqlite'), id);
}

function addEarlierDays(file: string, personId: string): void {
  const database = new DatabaseSync(file);
  const { key_id: keyId } = database.prepare('select id as key_id from api_key where person_id = ?').get(personId) as {
    key_id: string;
  };
  const insert = database.prepare('insert into "usage" (key_id, api, day, calls, cost) values (?, ?, ?, ?, ?)');
  for (let daysAgo = 1; daysAgo <= 30; daysAgo += 1) {
    const day = new Date(Date.now() - daysAgo * dayMs).toISOString().slice(0, 10);
    const isWeekend = [0, 6].includes(new Date(day).getUTCDay());
    const calls = Math.round((isWeekend ? 40 : 130) + 60 * Math.sin(daysAgo / 3) + ((daysAgo * 37) % 29));
    insert.run(keyId, 'convert/data', day, calls, calls);
  }
  database.close();
}
