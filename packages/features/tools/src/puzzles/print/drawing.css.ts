/** What the drawings of puzzles on paper have in common. */
import { style } from '@vanilla-extract/css';
import { vars } from '@apiyard/ui/theme/contract.css';
import { text } from '@apiyard/ui/theme/text.css';

const { color, space, weight } = vars;

export const picture = style({ display: 'block', inlineSize: '100%', blockSize: 'auto' });
export const lines = style({ stroke: color.text, fill: 'none' });
export const solid = style({ fill: color.text });
export const dashed = style({ stroke: color.text, fill: 'none', strokeDasharray: '2 2', strokeLinejoin: 'round' });
export const letters = style({ fill: color.text, fontFamily: vars.font.body, textAnchor: 'middle' });

/** Words and clues below a drawing. */
export const words = style([
  text.small,
  {
    display: 'flex',
    flexWrap: 'wrap',
    gap: `${space[0.5]} ${space[2]}`,
    margin: `${space[1]} 0 0`,
    padding: 0,
    listStyle: 'none',
    color: color.text,
  },
]);
/** How a drawing is used. */
export const note = style([text.small, { margin: `${space[1]} 0 0`, color: color.text }]);
export const clues = style([
  text.small,
  { columns: 2, columnGap: space[2], marginBlockStart: space[1], color: color.text },
]);
export const clueHeading = style([text.small, { margin: 0, fontWeight: weight.bold, breakAfter: 'avoid' }]);
export const clueList = style({ margin: `0 0 ${space[1]}`, paddingInlineStart: '1.6em' });
