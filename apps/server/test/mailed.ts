/** Emails as a server without SMTP writes them to its folder. */
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

const pages = { confirm: 'confirm-email', reset: 'reset-password' } as const;
const waitMs = 20;
const triesMax = 250;

/** The token of the latest link of that kind to an address; waits for it to be mailed. */
export async function mailedToken(folder: string, kind: keyof typeof pages, email: string): Promise<string> {
  for (let tries = 0; tries < triesMax; tries += 1) {
    const files = (await readdir(folder).catch(() => []))
      .filter((file) => file.endsWith('.eml'))
      .toSorted()
      .toReversed();
    for (const file of files) {
      const mail = decoded(await readFile(join(folder, file), 'latin1'));
      if (!mail.toLowerCase().includes(`\r\nto: ${email.toLowerCase()}\r\n`)) continue;
      const token = new RegExp(`/auth/${pages[kind]}\\?token=([\\w-]{43})`).exec(mail)?.[1];
      if (token !== undefined) return token;
    }
    await wait(waitMs);
  }
  throw new Error(`No link of the kind "${kind}" was mailed to ${email}.`);
}

/** Decodes quoted-printable (RFC 2045, 6.7), as far as URLs need it. */
const decoded = (mail: string): string =>
  mail
    .replace(/=\r\n/g, '')
    .replace(/=([\dA-F]{2})/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));
