/** The first session of a person: from the landing page to the response of the first call, which a program makes. */
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import type { Page } from 'playwright';
import { expect, it } from 'vitest';
import { runningSite } from '../server/site.ts';
import { askedWhoIsHere, awake, visit } from '../server/visit.ts';

const run = promisify(execFile);
const site = runningSite();

/** What the person does, in words; nothing else in this test is theirs. */
const steps: string[] = [];

async function takeStep(words: string, act: () => Promise<void>): Promise<void> {
  steps.push(words);
  await act();
}

/** The paths of requests so far, counted. */
function countRequests(page: Page): (path: string) => number {
  const paths: string[] = [];
  page.on('request', (request) => paths.push(new URL(request.url()).pathname));
  return (path) => paths.filter((one) => one === path).length;
}

it('leads from the landing page to the response of the first call in three steps', async () => {
  const { page, leave } = await visit(site.browser, site.server.url);
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  const countOf = countRequests(page);
  await page.goto('/');
  await awake(page);

  await takeStep('open registration', () =>
    page.getByRole('main').getByRole('link', { name: 'Create a free account' }).first().click(),
  );
  await takeStep('fill in the form', async () => {
    await page.getByLabel('Username').fill('amina');
    await page.getByLabel('Email address').fill('amina@example.test');
    await page.getByLabel(/^Password/).fill('a shed full of tools');
    await page.getByRole('button', { name: 'Create account' }).click();
  });
  await page.waitForURL(/\/dashboards\/?$/);
  await page.getByText('Waiting for your call…').waitFor();
  await page.getByText('Open the link sent to').waitFor();
  // Registration has returned who is signed in.
  const askedBefore = countOf('/api/user/me');
  expect(askedBefore).toBe(1);

  let command = '';
  await takeStep('copy the call and run it', async () => {
    const code = page.getByRole('figure').filter({ has: page.getByRole('group', { name: 'curl' }) });
    await code.getByRole('button', { name: 'Copy' }).click();
    command = await page.evaluate(() => navigator.clipboard.readText());
  });
  expect(command).toMatch(/^curl http:\/\/[\w.:]+\/api\/v1\/random\/uuid \\\n {2}--header 'X-Api-Key: ay_\w{38}'$/);
  const { stdout } = await run('sh', ['-c', `${command} --silent --show-error --fail-with-body`]);
  const answeredAt = performance.now();
  expect(JSON.parse(stdout)).toMatchObject({ success: true, meta: { api: 'random/uuid' } });

  await page.getByText('Your call arrived').waitFor();
  const tookMs = Math.round(performance.now() - answeredAt);
  console.log(`From the response of the call to its confirmation on the page: ${tookMs} ms.`);
  expect(tookMs).toBeLessThan(5000);
  expect(steps).toEqual(['open registration', 'fill in the form', 'copy the call and run it']);

  // It looks no further, and the cards with the first content are there.
  await page.getByRole('region', { name: 'Recent calls' }).getByText('random/uuid').waitFor();
  await page.getByText('999 calls left').waitFor();
  const looked = countOf('/api/account/calls');
  await page
    .getByRole('button', { name: /^Favourite: / })
    .first()
    .click();
  await page.getByRole('heading', { level: 2, name: 'You’re all set' }).waitFor();
  await expect.poll(() => countOf('/api/account/first-steps')).toBe(1);
  await page.reload();
  await page.getByRole('region', { name: 'Favourites' }).getByRole('listitem').waitFor();
  await page.getByRole('region', { name: 'Recent calls' }).getByText('random/uuid').waitFor();
  expect(await page.getByRole('heading', { level: 2, name: 'Make your first call' }).count()).toBe(0);
  expect(countOf('/api/account/calls')).toBe(looked + 1);
  await leave([askedWhoIsHere]);
});
