import { style } from '@vanilla-extract/css';
import { vars } from '@apiyard/ui/theme/contract.css';
import { selectionMark } from '@apiyard/ui/theme/selection.css';
import { focusRing } from '@apiyard/ui/theme/focus-ring.css';

const { color, space, size } = vars;

export const list = style({ margin: 0, padding: 0, listStyle: 'none', maxBlockSize: '24rem', overflowY: 'auto' });
export const item = style({
  borderBlockStart: `${size.line} solid ${color.divider}`,
  selectors: { '&:first-child': { borderBlockStart: 'none' } },
});

export const entry = style([
  focusRing,
  {
    display: 'flex',
    alignItems: 'center',
    gap: space[2],
    inlineSize: '100%',
    minBlockSize: size.row,
    paddingInline: space[1],
    background: 'none',
    border: 'none',
    borderRadius: vars.radius.small,
    color: 'inherit',
    font: 'inherit',
    textAlign: 'start',
    cursor: 'pointer',
    selectors: {
      '&:hover': { background: color.hover },
      '&[aria-current=true]': { background: color.selected, ...selectionMark },
    },
  },
]);

export const words = style({
  flex: '1 1 auto',
  minInlineSize: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});
export const aside = style({
  flexShrink: 0,
  color: color.textQuiet,
  fontSize: vars.type.small.size,
  fontVariantNumeric: 'tabular-nums',
});
