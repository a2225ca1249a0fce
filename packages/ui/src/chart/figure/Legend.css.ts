import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { focusRing } from '../../theme/focus-ring.css.ts';
import { media } from '../../theme/media.ts';
import { tabularFigures, text } from '../../theme/text.css.ts';
import { touchTarget } from '../../theme/touch-target.css.ts';

const { color, space, size } = vars;

// Aligns the text with the title; the background of a pressed item extends beyond it.
const keyRow = {
  display: 'flex',
  marginInlineStart: `calc(-1 * ${space[1]})`,
  '@media': { [media.coarsePointer]: { rowGap: space[2] } },
} as const;
export const keys = styleVariants({
  line: [keyRow, { flexWrap: 'wrap', gap: `${space[0.5]} ${space[1]}` }],
  list: [keyRow, { flexDirection: 'column', gap: space[0.5] }],
});

export const key = style([
  focusRing,
  touchTarget,
  text.small,
  {
    display: 'inline-flex',
    alignItems: 'center',
    gap: space[1],
    minInlineSize: 0,
    maxInlineSize: '100%',
    minBlockSize: space[3],
    paddingBlock: 0,
    paddingInline: space[1],
    border: `${size.line} solid transparent`,
    borderRadius: vars.radius.small,
    background: 'transparent',
    color: color.textQuiet,
    fontFamily: 'inherit',
    textAlign: 'start',
    textDecorationLine: 'line-through',
    cursor: 'pointer',
    selectors: {
      '&[data-hovered]': { background: color.hover },
      '&[data-selected]': { color: color.text, textDecorationLine: 'none' },
      '&[data-disabled]': { cursor: 'default' },
    },
  },
]);
export const keyName = style({ flex: '0 1 auto', minInlineSize: 0, overflowWrap: 'anywhere' });

export const listKey = style([
  key,
  {
    inlineSize: '100%',
    minBlockSize: space[4],
    selectors: { '&[data-current]': { background: color.hover } },
    '@media': { [media.forcedColors]: { selectors: { '&[data-current]': { borderColor: 'Highlight' } } } },
  },
]);
export const keyValue = style([tabularFigures, { flex: 'none', minInlineSize: space[5], textAlign: 'end' }]);
export const keyFirstValue = style([
  keyValue,
  { marginInlineStart: 'auto', color: color.text, fontWeight: vars.weight.heading },
]);
