import { style } from '@vanilla-extract/css';
import { media } from '@apiyard/ui/theme/media';
import { vars } from '@apiyard/ui/theme/contract.css';
import { selectionMark } from '@apiyard/ui/theme/selection.css';
import { focusRing } from '@apiyard/ui/theme/focus-ring.css';
import { truncate } from '@apiyard/ui/theme/text.css';

const { color, space, size, weight } = vars;

export const toolbar = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space[1]} ${space[2]}`,
});
export const search = style({ flex: '2 1 14rem', minInlineSize: 0 });
export const choice = style({ flex: '1 1 9rem', minInlineSize: '8rem', maxInlineSize: '14rem' });

/** List and message side by side; below that width only one of them. */
export const panes = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(16rem, 1fr) minmax(0, 2fr)',
  gap: space[3],
  alignItems: 'start',
  minBlockSize: '60vh',
  '@media': { [media.belowMd]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
export const list = style({
  display: 'flex',
  flexDirection: 'column',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  overflow: 'hidden',
  background: color.paper,
  border: `${size.line} solid ${color.divider}`,
  borderRadius: vars.radius.card,
});
export const place = style({ selectors: { '& + &': { borderBlockStart: `${size.line} solid ${color.divider}` } } });
export const row = style([
  focusRing,
  {
    appearance: 'none',
    border: 'none',
    background: 'none',
    color: 'inherit',
    font: 'inherit',
    textAlign: 'start',
    boxSizing: 'border-box',
    display: 'grid',
    gap: space[0.5],
    inlineSize: '100%',
    padding: `${space[1.5]} ${space[2]}`,
    cursor: 'pointer',
    selectors: {
      '&:hover': { background: color.hover },
      '&[aria-current]': { background: color.selected, ...selectionMark },
      '&:focus-visible': { outlineOffset: `calc(-1 * ${size.ring})` },
    },
    '@media': {
      [media.forcedColors]: {
        selectors: {
          '&[aria-current]:not(:focus-visible)': {
            outline: `${size.line} solid Highlight`,
            outlineOffset: `calc(-1 * ${size.line})`,
          },
        },
      },
    },
  },
]);
export const line = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[1],
  minInlineSize: 0,
});
export const name = truncate;
export const unreadName = style([name, { fontWeight: weight.bold }]);

export const letter = style({ minInlineSize: 0, position: 'sticky', insetBlockStart: space[2] });
export const facts = style({
  display: 'grid',
  gridTemplateColumns: 'max-content minmax(0, 1fr)',
  gap: `${space[0.5]} ${space[2]}`,
  margin: 0,
});
export const fact = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[1],
  margin: 0,
  minInlineSize: 0,
  overflowWrap: 'anywhere',
});
/** Keeps line breaks. */
export const words = style({ margin: 0, maxInlineSize: '72ch', whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' });
