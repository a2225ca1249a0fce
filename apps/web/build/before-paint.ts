import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { build } from 'vite';

const entry = fileURLToPath(new URL('../src/boot/before-paint.ts', import.meta.url));

/** After the character set, which must stand in the first kilobyte; before anything that draws. */
const place = '<!--before-paint-->';

/**
 * Puts `boot/before-paint.ts` into the head as one inline script, so that mode, theme, direction and language stand
 * before anything is drawn. The server lets it through its content policy by hash.
 */
export function beforePaint(): Plugin {
  return {
    name: 'apiyard:before-paint',
    transformIndexHtml: {
      order: 'pre',
      async handler(html) {
        const script = await bundle();
        if (!html.includes(place)) throw new Error(`index.html has no ${place}.`);
        return html.replace(place, () => `<script>${script}</script>`);
      },
    },
  };
}

async function bundle(): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: 'warn',
    build: { write: false, modulePreload: false, lib: { entry, formats: ['iife'], name: 'beforePaint' } },
  });
  const output = [result].flat().flatMap((part) => ('output' in part ? part.output : []));
  const chunk = output.find((file) => file.type === 'chunk');
  if (chunk === undefined) throw new Error('boot/before-paint.ts made no script.');
  return chunk.code.trim();
}
