/** A copy of the built Storybook with a style edit in it. */
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { serveFolder } from '../../test/static.ts';

export interface PlantedCopy {
  readonly url: string;
  close(): Promise<void>;
}

/** `edit` gets the text of each stylesheet. Throws if it changes none: a fault that is not there is not caught. */
export async function plant(built: string, edit: (css: string) => string): Promise<PlantedCopy> {
  if (!existsSync(join(built, 'assets'))) throw new Error(`There is no built Storybook in ${built}.`);
  const folder = mkdtempSync(join(tmpdir(), 'apiyard-planted-'));
  mkdirSync(join(folder, 'assets'));
  for (const name of readdirSync(built)) if (name !== 'assets') symlinkSync(join(built, name), join(folder, name));
  let edited = 0;
  for (const name of readdirSync(join(built, 'assets'))) {
    const path = join(built, 'assets', name);
    const before = name.endsWith('.css') ? readFileSync(path, 'utf8') : '';
    const after = before === '' ? '' : edit(before);
    if (after === before) symlinkSync(path, join(folder, 'assets', name));
    else {
      writeFileSync(join(folder, 'assets', name), after);
      edited += 1;
    }
  }
  if (edited === 0) throw new Error('The edit changes no stylesheet.');
  const server = await serveFolder(folder);
  return {
    url: server.url,
    async close() {
      await server.close();
      rmSync(folder, { recursive: true });
    },
  };
}
