/** The operator closes the site and opens it again, and restricts registration to invited people. */
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from 'playwright';
import { expect, it } from 'vitest';
import { askedWhoIsHere, signIn, visit } from '../server/visit.ts';
import { password, runningSite, withKeeper } from '../server/site.ts';

/** The browser's own console message about a call that was refused during maintenance. */
const refusedForWork = /status of 503/;

const site = runningSite(withKeeper);

async function register(
  username: string,
  more: Record<string, string> = {},
): Promise<{ status: number; body: { code?: string } }> {
  const answer = await fetch(`${site.server.url}/api/register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: site.server.url },
    body: JSON.stringify({ username, email: `${username}@example.test`, password, ...more }),
  });
  return { status: answer.status, body: (await answer.json()) as { code?: string } };
}

const section = (page: Page, name: string) => page.getByRole('form', { name, exact: true });

it('shows the maintenance page to a person, and the page again afterwards, with their session; the admin continues', async () => {
  expect((await register('noor')).status).toBe(200);
  const noor = await visit(site.browser, site.server.url);
  await signIn(noor.page, site.server.url, 'noor', password);
  await noor.page.goto('/hub?q=text');
  await noor.page.getByRole('heading', { level: 1 }).waitFor();
  const { user } = (await (await noor.page.request.get('/api/user/me')).json()) as { user: { apiKey: string } };
  const call = async () =>
    (await fetch(`${site.server.url}/api/v1/random/uuid`, { headers: { 'x-api-key': user.apiKey } })).status;
  expect(await call()).toBe(200);

  const keeper = await visit(site.browser, site.server.url);
  await signIn(keeper.page, site.server.url, 'keeper', password);
  await keeper.page.goto('/admin/settings#maintenance');
  const form = section(keeper.page, 'Maintenance');
  await form.getByText('Close the site for maintenance').click();
  await form.getByLabel('Message in English').fill('New disks are going in.');
  await form.getByRole('button', { name: 'Close site' }).click();
  await form.getByText('Saved', { exact: true }).waitFor();
  await keeper.page.getByText('Maintenance mode is on. Only admins have access.').waitFor();

  expect(await call()).toBe(503);
  // The open page notices with its next call, and another page immediately.
  await noor.page.getByRole('link', { name: 'Dashboard', exact: true }).first().click();
  await noor.page.getByText('New disks are going in.').waitFor();
  expect(new URL(noor.page.url()).pathname).toBe('/auth/maintenance');
  await noor.page.goto('/docs');
  expect(new URL(noor.page.url()).pathname + new URL(noor.page.url()).search).toBe('/auth/maintenance?to=%2Fdocs');
  await noor.page.getByText('New disks are going in.').waitFor();

  await keeper.page.goto('/hub');
  await keeper.page.getByRole('heading', { level: 1, name: 'API hub' }).waitFor();
  await keeper.page.getByRole('link', { name: 'Settings', exact: true }).last().click();
  await form.getByText('Close the site for maintenance').click();
  await form.getByRole('button', { name: 'Open site' }).click();
  await form.getByText('Saved', { exact: true }).waitFor();
  expect(await call()).toBe(200);

  // It polls; no action is needed.
  await noor.page.waitForURL(/\/docs$/, { timeout: 40_000 });
  expect(
    ((await (await noor.page.request.get('/api/user/me')).json()) as { user: { username: string } }).user.username,
  ).toBe('noor');
  await noor.leave([refusedForWork]);
  await keeper.leave();
});

/** The link in the mail to a person, once it has arrived. */
async function invitationFor(to: string): Promise<string> {
  const folder = join(site.server.dataDir, 'mail');
  let link = '';
  await expect
    .poll(
      async () => {
        const names = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith('.eml'));
        const mails = await Promise.all(
          names.map(async (name) =>
            (await readFile(join(folder, name), 'utf8')).replaceAll(/=\r?\n/g, '').replaceAll('=3D', '='),
          ),
        );
        link =
          mails
            .filter((mail) => mail.includes(`To: ${to}`))
            .flatMap((mail) => /https?:\/\/\S+invitation=[\w-]+/.exec(mail)?.[0] ?? [])[0] ?? '';
        return link;
      },
      { timeout: 15_000 },
    )
    .not.toBe('');
  return link;
}

it('lets only the invited person register, once, with the link in the mail', async () => {
  const keeper = await visit(site.browser, site.server.url);
  await signIn(keeper.page, site.server.url, 'keeper', password);
  await keeper.page.goto('/admin/settings#registration');
  const form = section(keeper.page, 'Registration');
  await form.getByText('People with an invitation').click();
  await form.getByRole('button', { name: 'Save' }).click();
  await form.getByText('Saved', { exact: true }).waitFor();
  expect(await register('stranger')).toMatchObject({ status: 409, body: { code: 'RegistrationClosed' } });

  await form.getByRole('link', { name: 'Invitations' }).click();
  await keeper.page.getByRole('button', { name: 'Invite people' }).click();
  const dialog = keeper.page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'Email address' }).fill('dana@example.test');
  await dialog.getByRole('button', { name: 'Send invitation' }).click();
  const made = keeper.page.getByRole('alertdialog', { name: 'Invitation created' });
  await made.getByText('An email with this link is on its way to dana@example.test.').waitFor();
  await made.getByRole('button', { name: 'Done' }).click();

  const link = await invitationFor('dana@example.test');
  const dana = await visit(site.browser, site.server.url);
  await dana.page.goto(link);
  await dana.page.getByLabel('Username').fill('dana');
  await dana.page.getByLabel('Email address').fill('dana@example.test');
  await dana.page.getByLabel('Password', { exact: false }).first().fill(password);
  await dana.page.getByRole('button', { name: /account/i }).click();
  await dana.page.getByRole('button', { name: 'dana’s account' }).waitFor();
  await dana.leave([askedWhoIsHere]);

  const token = new URL(link).searchParams.get('invitation') ?? '';
  expect(await register('second', { invitation: token })).toMatchObject({
    status: 409,
    body: { code: 'InvitationSpent' },
  });
  await keeper.page.reload();
  await keeper.page
    .getByRole('row', { name: /dana@example\.test/ })
    .getByText('Used', { exact: true })
    .waitFor();
  await keeper.leave();
});
