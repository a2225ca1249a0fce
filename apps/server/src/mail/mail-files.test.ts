import { mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { deleteMailFiles } from './mail-files.ts';

it('two processes that delete old mail files at the same time delete each once', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'apiyard-mail-'));
  const names = Array.from({ length: 100 }, (_, number) => `${number}.eml`);
  for (const name of names) {
    await writeFile(join(folder, name), 'Subject: Hello');
    await utimes(join(folder, name), 1, 1);
  }
  await writeFile(join(folder, 'late.eml'), 'Subject: Hello');
  const gone = await Promise.all([deleteMailFiles(folder, 2000), deleteMailFiles(folder, 2000)]);
  expect([gone.reduce((sum, count) => sum + count), await readdir(folder)]).toEqual([100, ['late.eml']]);
  await rm(folder, { recursive: true });
});
