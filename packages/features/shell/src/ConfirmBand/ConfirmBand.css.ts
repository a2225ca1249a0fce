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
    flexWrap: 'wrap',
    columnGap: space[2],
    rowGap: space['0.5'],
    minBlockSize: size.control,
    paddingBlock: space['0.5'],
    // The tab at the window's edge is as wide.
    paddingInline: space[3],
    paddingBlockEnd: `max(${space['0.5']}, env(safe-area-inset-bottom))`,
    borderBlockStart: `${size.line} solid ${color.divider}`,
    background: color.paper,
    color: color.textQuiet,
    '@media': { [media.belowSm]: { paddingInline: space[2] }, print: { display: 'none' } },
  },
]);
// What takes the focus comes to lie above it.
globalStyle(`html:has(${band})`, { scrollPaddingBlockEnd: `calc(${size.control} + ${space[3]})` });

export const sentence = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[1],
  overflowWrap: 'anywhere',
});
export const icon = style({ flex: 'none' });
