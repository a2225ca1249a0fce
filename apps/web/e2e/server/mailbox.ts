/** The mails of a server that has no mail server: files in its data folder. */
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect } from 'vitest';

/** The text of a mail as people read it. */
function plain(eml: string): string {
  return eml.replaceAll(/=\r?\n/g, '').replaceAll('=3D', '=');
}

/** The link in the newest mail to a person, once there is one that `isNew`. */
export async function linkTo(dataDir: string, to: string, path: string, but: readonly string[] = []): Promise<string> {
  const folder = join(dataDir, 'mail');
  let link = '';
  await expect
    .poll(
      async () => {
        const names = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith('.eml')).toSorted();
        const mails = await Promise.all(names.map(async (name) => plain(await readFile(join(folder, name), 'utf8'))));
        const links = mails
          .filter((mail) => mail.includes(to))
          .flatMap((mail) => new RegExp(`https?://[^\\s"<]+${path}\\?token=[\\w-]+`).exec(mail)?.[0] ?? []);
        link = links.findLast((found) => !but.includes(found)) ?? '';
        return link;
      },
      { timeout: 15_000 },
    )
    .not.toBe('');
  return link;
}
