/** Draws the pictures of the sample content: `node tools/content-pictures/draw.ts`. Browsers cache them permanently, so a changed picture gets a new name. */
import { writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { covers } from './covers.ts';
import { gallery } from './gallery.ts';

const server = join(import.meta.dirname, '../../apps/server');
/** The server's own: the tools have none. */
const { create } = createRequire(join(server, 'package.json'))('qrcode') as {
  create(
    text: string,
    options: { errorCorrectionLevel: 'M' },
  ): { modules: { size: number; get(row: number, column: number): number } };
};
const folder = join(server, 'src/content/sample/pictures');

/** The same files at every run, by name. */
export function drawPictures(): Readonly<Record<string, string>> {
  const { modules } = create('A code that scans', { errorCorrectionLevel: 'M' });
  return { ...covers({ size: modules.size, isDark: (row, column) => modules.get(row, column) === 1 }), ...gallery() };
}

if (import.meta.main) {
  for (const [name, svg] of Object.entries(drawPictures())) writeFileSync(join(folder, name), svg);
}
