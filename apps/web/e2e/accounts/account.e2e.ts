/** An account from its first mail to its last, by the links of real mails. */
import { createHmac } from 'node:crypto';
import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type RunningServer, startServer } from '@apiyard/tools/processes';
import { linkTo } from '../server/mailbox.ts';
import { askedWhoIsHere, awake, openBrowser, signIn, visit } from '../server/visit.ts';

let server: RunningServer;
let browser: Browser;

beforeAll(async () => {
  [server, browser] = await Promise.all([
    startServer({
      env: { ADMIN_USERNAME: 'warden', ADMIN_EMAIL: 'warden@example.test', ADMIN_PASSWORD: 'a shed to keep tidily' },
    }),
    openBrowser(),
  ]);
});

afterAll(async () => {
  await browser?.close();
  await server?.stop();
});

const password = 'low tide at noon';
const emailOf = (username: string) => `${username}@example.test`;

/** What an authenticator app shows (RFC 6238), `ahead` periods from now. Each code works once: the next sign-in takes the next. */
function codeOf(secret: string, ahead = 0): string {
  const bits = [...secret]
    .map((letter) => 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'.indexOf(letter).toString(2).padStart(5, '0'))
    .join('');
  const key = Buffer.from(bits.match(/.{8}/g)?.map((byte) => Number.parseInt(byte, 2)) ?? []);
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(Math.floor(Date.now() / 30_000) + ahead));
  const hash = createHmac('sha1', key).update(counter).digest();
  const offset = (hash.at(-1) ?? 0) & 15;
  return String((hash.readUInt32BE(offset) & 0x7fff_ffff) % 1_000_000).padStart(6, '0');
}

async function registered(username: string): Promise<void> {
  const answer = await fetch(`${server.url}/api/register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: server.url },
    body: JSON.stringify({ username, email: emailOf(username), password }),
  });
  expect(answer.status).toBe(200);
}

async function signInBy(page: Page, username: string, given: string): Promise<void> {
  await page.getByLabel('Username or email address').fill(username);
  await page.getByLabel(/^Password/).fill(given);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
}

async function logOut(page: Page, username: string): Promise<void> {
  await page.getByRole('button', { name: `${username}’s account` }).click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  await page.waitForURL('**/dashboards/');
  await page.getByRole('banner').getByRole('link', { name: 'Sign in' }).waitFor();
}

it('goes from registration through the emailed link to two-step verification, then signs in with a code and a recovery code', async () => {
  const { page, leave } = await visit(browser, server.url);
  await page.goto('/auth/register');
  await page.getByLabel('Username').fill('noor');
  await page.getByLabel('Email address').fill(emailOf('noor'));
  await page.getByLabel(/^Password/).fill(password);
  await page.getByRole('button', { name: 'Create account' }).click();
  await page.waitForURL(/\/dashboards\/?$/);
  await logOut(page, 'noor');
  await page.goto('/auth/login');
  // The address is unconfirmed and cannot be used to sign in: a person without access to the mailbox learns nothing.
  await signInBy(page, emailOf('noor'), password);
  await page.getByText('If your email address isn’t confirmed yet, sign in with your username.').waitFor();
  await page.getByLabel('Username or email address').fill('noor');
  await page.getByLabel(/^Password/).fill(password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await page.waitForURL(/\/dashboards\/?$/);

  const link = await linkTo(server.dataDir, emailOf('noor'), '/auth/confirm-email');
  await page.goto(link);
  await page.getByRole('heading', { level: 1, name: 'Email address confirmed' }).waitFor();
  await page.goto(link);
  await page.getByRole('heading', { level: 1, name: 'This link no longer works' }).waitFor();

  await page.goto('/account/security');
  await page.getByRole('button', { name: 'Turn on two-step verification' }).click();
  const box = page.getByRole('dialog', { name: 'Turn on two-step verification' });
  await box.getByLabel('Current password', { exact: true }).fill(password);
  await box.getByRole('button', { name: 'Continue' }).click();
  const secret = (await box.getByRole('img', { name: /^[A-Z2-7]+$/ }).getAttribute('aria-label')) ?? '';
  await box.getByLabel('Code from the app').fill(codeOf(secret));
  const codes = page.getByRole('alertdialog', { name: 'Recovery codes' });
  await codes.waitFor();
  const recoveryCodes = await codes.getByRole('listitem').allInnerTexts();
  expect(new Set(recoveryCodes).size).toBe(10);
  await codes.getByText('I’ve saved my recovery codes').click();
  await codes.getByRole('button', { name: 'Done' }).click();
  await page.getByText('10 recovery codes left.').waitFor();

  await logOut(page, 'noor');
  await page.goto('/auth/login?to=%2Faccount%2Fsecurity');
  await signInBy(page, 'noor', password);
  await page.getByRole('heading', { level: 1, name: 'Two-step verification' }).waitFor();
  expect((await page.request.get('/api/user/me')).status()).toBe(401);
  // The sign-in is still under way after a reload.
  await page.reload();
  await page.getByLabel('Code').fill(codeOf(secret, 1));
  await page.waitForURL('**/account/security');
  await page.getByText('10 recovery codes left.').waitFor();

  await logOut(page, 'noor');
  await page.goto('/auth/login?to=%2Faccount%2Fsecurity');
  await signInBy(page, emailOf('noor'), password);
  await page.getByRole('heading', { level: 1, name: 'Two-step verification' }).waitFor();
  // The other design keeps the session.
  await page.goto('/auth/two-steps2?to=%2Faccount%2Fsecurity');
  await page.getByRole('button', { name: 'Use a recovery code' }).click();
  await page.getByLabel('Recovery code').fill(recoveryCodes[0] ?? '');
  await page.getByRole('button', { name: 'Confirm' }).click();
  await page.waitForURL('**/account/security');
  await page.getByText('9 recovery codes left.').waitFor();
  await leave([askedWhoIsHere, /status of 409/, /status of 401/]);
});

it('sets a new password by the link of a mail, and every session before it is over', async () => {
  await registered('lost');
  const { page, leave } = await visit(browser, server.url);
  await page.goto(await linkTo(server.dataDir, emailOf('lost'), '/auth/confirm-email'));
  await page.getByRole('heading', { level: 1, name: 'Email address confirmed' }).waitFor();

  const other = await visit(browser, server.url);
  await signIn(other.page, server.url, 'lost', password);
  expect((await other.page.request.get('/api/user/me')).status()).toBe(200);

  await page.goto('/auth/forgot-password');
  await awake(page);
  await page.getByLabel('Email address').fill(emailOf('lost'));
  await page.getByRole('button', { name: 'Send link' }).click();
  await page.getByRole('heading', { level: 1, name: 'Check your email' }).waitFor();
  await page.goto(await linkTo(server.dataDir, emailOf('lost'), '/auth/reset-password'));
  await page.getByLabel('New password', { exact: true }).fill('high tide at dawn');
  await page.getByRole('button', { name: 'Save password' }).click();
  await page.getByRole('heading', { level: 1, name: 'Password changed' }).waitFor();
  expect((await other.page.request.get('/api/user/me')).status()).toBe(401);

  await page.getByRole('link', { name: 'Back to sign-in' }).click();
  await signInBy(page, 'lost', password);
  await page.getByText('Incorrect username or password.').waitFor();
  await signInBy(page, 'lost', 'high tide at dawn');
  await page.waitForURL(/\/dashboards\/?$/);
  await other.leave([askedWhoIsHere]);
  await leave([askedWhoIsHere, /status of 401/]);
});

it('deletes an account after the waiting period, and keeps it when the deletion is cancelled', async () => {
  await registered('leaver');
  const { page, leave } = await visit(browser, server.url);
  await signIn(page, server.url, 'leaver', password);
  await page.goto('/account/profile');
  await page.getByRole('button', { name: 'Delete account' }).click();
  const box = page.getByRole('dialog', { name: 'Delete your account?' });
  await box.getByLabel('Current password', { exact: true }).fill('not the password');
  await box.getByRole('button', { name: 'Delete account' }).click();
  await box.getByText('Incorrect password. Try again.').waitFor();
  await box.getByLabel('Current password', { exact: true }).fill(password);
  await box.getByRole('button', { name: 'Delete account' }).click();
  await page.getByText(/^Your account will be deleted on /).waitFor();
  await page.reload();
  await page.getByText(/^Your account will be deleted on /).waitFor();
  await page.getByRole('button', { name: 'Keep my account' }).click();
  await page.getByText('Your account won’t be deleted').waitFor();
  await page.getByRole('button', { name: 'Delete account' }).waitFor();
  await leave([askedWhoIsHere, /status of 409/]);
});

it('lists sessions, and ends the others immediately', async () => {
  await registered('roamer');
  const { page, leave } = await visit(browser, server.url);
  const other = await visit(browser, server.url);
  await signIn(page, server.url, 'roamer', password);
  await signIn(other.page, server.url, 'roamer', password);
  await page.goto('/account/security');
  const sessions = page.getByRole('region', { name: 'Sessions' });
  await sessions.getByRole('listitem').nth(1).waitFor();
  // Registration has signed in as well, elsewhere.
  expect(await sessions.getByRole('listitem').count()).toBe(3);
  await sessions
    .getByRole('button', { name: /^End \(/ })
    .first()
    .click();
  await page.getByText('Session ended').waitFor();
  expect((await other.page.request.get('/api/user/me')).status()).toBe(401);
  expect((await page.request.get('/api/user/me')).status()).toBe(200);
  await other.leave([askedWhoIsHere]);
  await leave([askedWhoIsHere]);
});

it('signs in with a passkey added on the security page, and no longer after it was removed', async () => {
  await registered('keyed');
  // Passkeys belong to a name; an address of digits has none.
  const url = server.url.replace('127.0.0.1', 'localhost');
  const { page, leave } = await visit(browser, url);
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('WebAuthn.enable');
  await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  await signIn(page, url, 'keyed', password);
  await page.goto('/account/security');
  await page.getByRole('button', { name: 'Add passkey' }).click();
  const box = page.getByRole('dialog', { name: 'Add passkey' });
  await box.getByLabel('Name').fill('Laptop');
  await box.getByLabel('Current password', { exact: true }).fill(password);
  await box.getByRole('button', { name: 'Continue' }).click();
  await page.getByRole('button', { name: 'Remove Laptop' }).waitFor();

  await logOut(page, 'keyed');
  await page.goto('/auth/login?to=%2Faccount%2Fsecurity');
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
  await page.waitForURL('**/account/security');
  await page.getByRole('button', { name: 'Remove Laptop' }).click();
  const ask = page.getByRole('dialog', { name: 'Remove this passkey?' });
  await ask.getByLabel('Current password', { exact: true }).fill(password);
  await ask.getByRole('button', { name: 'Remove' }).click();
  await page.getByText('Laptop removed').waitFor();

  await logOut(page, 'keyed');
  await page.goto('/auth/login');
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
  await page.getByText('This passkey can’t be used to sign in here.').waitFor();
  await leave([askedWhoIsHere, /status of 409/, /status of 401/]);
});
