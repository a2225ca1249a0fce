import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '@apiyard/ui/theme/contract.css';
import { media } from '@apiyard/ui/theme/media';
import { text } from '@apiyard/ui/theme/text.css';

const { color, space, size, layer } = vars;

/** After the page and at the window's end: nothing moves when it appears, and the end of the page can be reached. */
export const band = style([
  text.small,
  {
    position: 'sticky',
    insetBlockEnd: 0,
    zIndex: layer.sticky,
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'center',
    columnGap: space[2],
    minBlockSize: 'var(--frame-end)',
    // The tab at the window's edge is as wide.
    paddingInline: space[3],
    paddingBlockEnd: 'env(safe-area-inset-bottom)',
    borderBlockStart: `${size.line} solid ${color.divider}`,
    background: color.paper,
    color: color.textQuiet,
    '@media': { [media.belowSm]: { paddingInline: space[2] }, print: { display: 'none' } },
  },
]);

/** What else stays at the window's end keeps clear of the band, and what takes the focus comes to lie above it. */
globalStyle(`html:has(${band})`, {
  vars: { '--frame-end': size.control },
  scrollPaddingBlockEnd: `calc(var(--frame-end) + ${space[2]})`,
  '@media': { [media.belowMd]: { vars: { '--frame-end': `calc(${size.control} + ${space[2]})` } } },
});

export const sentence = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[1],
  minInlineSize: 0,
  overflowWrap: 'anywhere',
});
export const icon = style({ flex: 'none', '@media': { [media.belowSm]: { display: 'none' } } });
/** Stays on one line next to the words, unless it is longer than they are. */
export const way = style({ flex: 'none', maxInlineSize: '50%', overflowWrap: 'anywhere' });
