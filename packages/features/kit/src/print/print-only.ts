import { globalStyle } from '@vanilla-extract/css';

// oxlint-disable-next-line theme/no-raw-values -- paper is measured in millimetres, and pages have no variables
const pageMargin = '15mm';

/**
 * On paper, a page with an element of this class is that element alone: what neither holds it nor is in it is left out,
 * and what holds it takes no room, so that browsers can break it into pages. Call it in the `.css.ts` of the class.
 * @param page name of the `page` property of the sheets
 */
export function printOnly(className: string, page: string): void {
  const root = `body:has(.${className})`;
  globalStyle(`${root} *:not(:has(.${className}), .${className}, .${className} *)`, {
    '@media': { print: { display: 'none' } },
  });
  globalStyle(`${root}, ${root} *:has(.${className})`, {
    '@media': {
      print: {
        display: 'block',
        margin: 0,
        padding: 0,
        border: 'none',
        background: 'none',
        boxShadow: 'none',
        overflow: 'visible',
        minBlockSize: 0,
        maxInlineSize: 'none',
      },
    },
  });
  globalStyle(`@page ${page}`, { margin: pageMargin });
}
