import { style } from '@vanilla-extract/css';
import { vars } from '@apiyard/ui/theme/contract.css';
import { selectionMark } from '@apiyard/ui/theme/selection.css';
import { focusRing } from '@apiyard/ui/theme/focus-ring.css';
import { truncate } from '@apiyard/ui/theme/text.css';
import { media } from '@apiyard/ui/theme/media';

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
    '@media': {
      [media.forcedColors]: {
        selectors: {
          '&[aria-current=true]:not(:focus-visible)': {
            outline: `${size.line} solid Highlight`,
            outlineOffset: `calc(-1 * ${size.line})`,
          },
        },
      },
    },
  },
]);

export const words = style([truncate, { flex: '1 1 auto' }]);
export const aside = style({
  flexShrink: 0,
  color: color.textQuiet,
  fontSize: vars.type.small.size,
  fontVariantNumeric: 'tabular-nums',
});
