/** The sample content is removed in one action, and is not added again. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser } from 'playwright';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { freePort, type RunningServer, startServer } from '@apiyard/tools/processes';
import { askedWhoIsHere, openBrowser, signIn, visit } from '../server/visit.ts';

const password = 'a shed to keep tidily';

let browser: Browser;
let server: RunningServer;
let dataDir: string;
let env: Record<string, string>;

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'apiyard-samples-'));
  env = {
    DATA_DIR: dataDir,
    PORT: String(await freePort()),
    ADMIN_USERNAME: 'keeper',
    ADMIN_EMAIL: 'keeper@example.test',
    ADMIN_PASSWORD: password,
  };
  [server, browser] = await Promise.all([startServer({ env }), openBrowser()]);
});

afterAll(async () => {
  await browser?.close();
  await server?.stop();
  await rm(dataDir, { recursive: true, force: true });
});

/** Number of public entries. */
async function shown() {
  const read = async (path: string) =>
    (await (await fetch(server.url + path)).json()) as { items?: unknown[]; data?: unknown[] };
  const [updates, posts, pictures] = await Promise.all([
    read('/api/updates'),
    read('/api/data/blog/BlogPosts'),
    read('/api/data/gallery'),
  ]);
  return {
    updates: updates.items?.length,
    posts: posts.data?.length,
    pictures: (pictures.items ?? pictures.data)?.length,
  };
}

it('lets an admin permanently delete all samples from the updates page', async () => {
  const before = await shown();
  expect(before.updates).toBeGreaterThan(0);
  expect(before.posts).toBeGreaterThan(0);
  expect(before.pictures).toBeGreaterThan(0);

  const { page, leave } = await visit(browser, server.url);
  await page.goto('/recent-updates');
  await page.getByRole('heading', { level: 1, name: 'Recent updates' }).waitFor();
  await page.getByRole('main').getByRole('article').or(page.getByRole('main').getByRole('listitem')).first().waitFor();
  expect(await page.getByText('This site shows sample content').count()).toBe(0);

  await signIn(page, server.url, 'keeper', password);
  await page.goto('/recent-updates');
  await page.getByRole('button', { name: 'Remove sample content' }).click();
  const question = page.getByRole('alertdialog', { name: 'Remove all sample content?' });
  await question.getByText(`${before.posts} blog posts`).waitFor();
  await question.getByRole('button', { name: 'Remove', exact: true }).click();
  await question.waitFor({ state: 'hidden' });
  await page.getByText('No updates yet').waitFor();
  // It is requested separately from the list, and may arrive later.
  await page.getByText('This site shows sample content').waitFor({ state: 'detached' });
  expect(await shown()).toEqual({ updates: 0, posts: 0, pictures: 0 });

  await server.stop();
  server = await startServer({ env });
  expect(await shown()).toEqual({ updates: 0, posts: 0, pictures: 0 });
  await page.goto('/apps/blog/posts');
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.waitForLoadState('networkidle');
  expect(await page.getByRole('main').getByRole('article').count()).toBe(0);
  await leave([askedWhoIsHere, /ERR_CONNECTION_REFUSED|ERR_CONNECTION_RESET|ERR_EMPTY_RESPONSE/]);
});
