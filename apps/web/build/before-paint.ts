import type { Plugin } from 'vite';
import { inlineScript } from './inline-script.ts';

/** After the character set, which must stand in the first kilobyte; before anything that draws. */
const place = '<!--before-paint-->';

/** Puts `boot/before-paint.ts` into the head, so that mode, theme, direction and language stand before anything is drawn. */
export function beforePaint(): Plugin {
  return {
    name: 'apiyard:before-paint',
    transformIndexHtml: {
      order: 'pre',
      async handler(html) {
        const script = await inlineScript('before-paint.ts');
        if (!html.includes(place)) throw new Error(`index.html has no ${place}.`);
        return html.replace(place, () => script);
      },
    },
  };
}
