import { style } from '@vanilla-extract/css';
import { vars } from '@apiyard/ui/theme/contract.css';
import { text } from '@apiyard/ui/theme/text.css';

const { color, space } = vars;

export const list = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(7.5rem, 1fr))',
  gap: `${space[0.5]} ${space[2]}`,
  margin: 0,
  padding: 0,
  listStyle: 'none',
});
export const word = style([text.body]);
export const found = style([text.body, { color: color.textQuiet, textDecorationLine: 'line-through' }]);
