import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { Resvg } from '@resvg/resvg-js';
import type { Plugin } from 'vite';
import { socialPicture } from './social-picture.ts';

/** Icon sizes for home screens and tabs, in px; a maskable one keeps the logo in the safe area. */
const icons = [
  { file: '192.png', size: 192, isMaskable: false },
  { file: '512.png', size: 512, isMaskable: false },
  { file: 'maskable-512.png', size: 512, isMaskable: true },
  { file: 'apple-180.png', size: 180, isMaskable: true },
] as const;

/** For programs that request `/favicon.ico` without reading the page: old browsers, feed readers, link lists. */
const faviconSizes = [16, 32, 48] as const;

/** Draws the icons from `icon.svg`. */
export function drawPictures(): Plugin {
  let dist = '';
  let publicDir = '';
  return {
    name: 'apiyard:pictures',
    apply: 'build',
    configResolved(config) {
      dist = resolve(config.root, config.build.outDir);
      publicDir = config.publicDir;
    },
    closeBundle: {
      sequential: true,
      async handler() {
        await mkdir(join(dist, 'icons'), { recursive: true });
        const icon = await readFile(join(publicDir, 'icon.svg'), 'utf8');
        for (const { file, size, isMaskable } of icons) {
          await writeFile(join(dist, 'icons', file), drawn(isMaskable ? maskable(icon) : icon, size));
        }
        await writeFile(
          join(dist, 'favicon.ico'),
          icoOf(faviconSizes.map((size) => ({ size, png: drawn(icon, size) }))),
        );
      },
    },
  };
}

const icoHeaderBytes = 6;
const icoEntryBytes = 16;

/** The ICO container: a header, one entry for each picture, then the pictures as PNG. */
export function icoOf(pictures: readonly { readonly size: number; readonly png: Buffer }[]): Buffer {
  const header = Buffer.alloc(icoHeaderBytes + icoEntryBytes * pictures.length);
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(pictures.length, 4);
  let offset = header.length;
  for (const [index, { size, png }] of pictures.entries()) {
    const at = icoHeaderBytes + icoEntryBytes * index;
    header.writeUInt8(size, at);
    header.writeUInt8(size, at + 1);
    header.writeUInt16LE(1, at + 4);
    header.writeUInt16LE(32, at + 6);
    header.writeUInt32LE(png.length, at + 8);
    header.writeUInt32LE(offset, at + 12);
    offset += png.length;
  }
  return Buffer.concat([header, ...pictures.map(({ png }) => png)]);
}

/** Draws what a shared link to each page shows. No words: the site's name is a setting. */
export async function drawSocialPictures(dist: string, names: readonly string[]): Promise<void> {
  await mkdir(join(dist, 'social'), { recursive: true });
  for (const [index, name] of names.entries()) {
    await writeFile(join(dist, 'social', `${name}.png`), drawn(socialPicture(index), 1200));
  }
}

function drawn(svg: string, width: number): Buffer {
  return new Resvg(svg, { fitTo: { mode: 'width', value: width }, font: { loadSystemFonts: false } }).render().asPng();
}

/** Square to the edge, with the mark in the middle 80 %. */
function maskable(icon: string): string {
  return icon
    .replace(/viewBox="0 0 32 32"/, 'viewBox="-4 -4 40 40"')
    .replace(
      /<rect [^>]*fill="([^"]*)"\/>/,
      (_, fill: string) => `<rect x="-4" y="-4" width="40" height="40" fill="${fill}"/>`,
    );
}
