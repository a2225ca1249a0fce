import type { Plugin } from 'vite';
import { inlineScript } from './inline-script.ts';

/** After the charset declaration, which must be in the first kilobyte; before anything that renders. */
const place = '<!--before-paint-->';

/** Inserts `boot/before-paint.ts` into the head, so that mode, theme, direction and language are set before the first paint. */
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
