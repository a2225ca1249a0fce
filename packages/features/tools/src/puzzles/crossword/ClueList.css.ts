import { style } from '@vanilla-extract/css';
import { vars } from '@apiyard/ui/theme/contract.css';
import { focusRing } from '@apiyard/ui/theme/focus-ring.css';
import { text } from '@apiyard/ui/theme/text.css';

const { color, radius, size, space } = vars;

export const lists = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(14rem, 1fr))',
  gap: space[2],
});
export const list = style({ margin: 0, padding: 0, listStyle: 'none' });
export const heading = style([text.h6, { marginBlockEnd: space[0.5] }]);
export const clue = style([
  focusRing,
  text.body,
  {
    display: 'flex',
    gap: space[1],
    inlineSize: '100%',
    minBlockSize: size.controlDense,
    padding: `${space[0.5]} ${space[1]}`,
    border: 'none',
    // Where the clue is, also without its colour.
    borderInlineStart: `${size.mark} solid transparent`,
    borderRadius: radius.small,
    background: 'none',
    color: color.text,
    textAlign: 'start',
    cursor: 'pointer',
    selectors: {
      '&:hover': { background: color.hover },
      '&[aria-current=true]': { background: color.selected, borderInlineStartColor: color.primary.border },
      '&[data-filled]': { color: color.textQuiet },
    },
  },
]);
export const number = style({ minInlineSize: '1.5em', fontWeight: vars.weight.medium });

/** The clue that letters are typed into, above the board. */
export const current = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[1],
  minBlockSize: size.row,
  marginBlockEnd: space[1],
  padding: `0 ${space[0.5]}`,
  borderRadius: radius.small,
  background: color.selected,
  color: color.text,
});
export const currentText = style([text.body, { flex: 1, minInlineSize: 0 }]);
