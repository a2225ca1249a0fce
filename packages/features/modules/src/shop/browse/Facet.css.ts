import { media } from '@apiyard/ui/theme/media';
import { vars } from '@apiyard/ui/theme/contract.css';
import { visuallyHidden } from '@apiyard/ui/theme/visually-hidden.css';
import { style } from '@vanilla-extract/css';

const { color, radius, size, space, type, weight } = vars;

export const facet = style({ margin: 0, padding: 0, border: 'none', minInlineSize: 0 });
export const legend = style({
  padding: 0,
  marginBlockEnd: space[0.5],
  fontSize: type.h6.size,
  lineHeight: type.h6.lineHeight,
  fontWeight: weight.heading,
});
export const options = style({ display: 'flex', flexDirection: 'column' });
export const input = visuallyHidden;
export const option = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: space[1],
  minBlockSize: size.controlDense,
  marginInline: `calc(-1 * ${space[1]})`,
  paddingInline: space[1],
  borderRadius: radius.control,
  cursor: 'pointer',
  selectors: {
    '&:hover': { background: color.hover },
    '&:has(:checked)': { background: color.selected, fontWeight: weight.medium },
    '&:has(:focus-visible)': { outline: `${size.ring} solid ${color.focusRing}`, outlineOffset: `-${size.ring}` },
  },
  '@media': {
    [media.coarsePointer]: { minBlockSize: size.touch },
    [media.forcedColors]: {
      selectors: { '&:has(:checked)': { outline: `${size.line} solid Highlight`, outlineOffset: `-${size.line}` } },
    },
  },
});
export const name = style({ flex: 1, minInlineSize: 0, overflowWrap: 'anywhere' });
export const count = style({ color: color.textQuiet, fontVariantNumeric: 'tabular-nums' });
