import type { Plugin } from 'vite';

/**
 * Two styles that React Aria would write into the head at run time, which the content policy forbids. The server lets
 * inline styles of the page through by their hash: the first is found by its id and not written again; of the second
 * (iOS, while a dialog is open) the same text stands here without effect, for its hash.
 */
const pressable = '@layer{[data-react-aria-pressable]{touch-action:pan-x pan-y pinch-zoom}}';
const overscroll = `@layer {
  * {
    overscroll-behavior: contain;
  }
}`;

export function libraryStyles(): Plugin {
  return {
    name: 'apiyard:library-styles',
    transformIndexHtml: {
      order: 'post',
      handler: () => [
        { tag: 'style', attrs: { id: 'react-aria-pressable-style' }, children: pressable, injectTo: 'head' },
        { tag: 'style', attrs: { media: 'not all' }, children: overscroll, injectTo: 'head' },
      ],
    },
  };
}
