import type { Plugin } from 'vite';

/**
 * Two styles that React Aria would insert into the head at run time, which the content security policy forbids. The
 * server allows inline styles of the page by their hash: the first is found by its ID and not inserted again; of the
 * second (iOS, while a dialog is open) the same text is here without effect, for its hash.
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
