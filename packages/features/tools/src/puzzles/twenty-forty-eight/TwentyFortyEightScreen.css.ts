import { style } from '@vanilla-extract/css';
import { vars } from '@apiyard/ui/theme/contract.css';
import { tabularFigures, text } from '@apiyard/ui/theme/text.css';

const { color, space } = vars;

export const figures = style({ display: 'flex', flexWrap: 'wrap', gap: `${space[1]} ${space[3]}`, margin: 0 });

export const figure = {
  box: style({ display: 'flex', flexDirection: 'column' }),
  label: style([text.small, { color: color.textQuiet }]),
  value: style([text.h4, tabularFigures, { margin: 0 }]),
};

/** Like the arrow keys of a keyboard: one above three. */
export const pad = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, max-content)',
  gap: space[0.5],
  justifyContent: 'start',
});
/** To the end of the first row, so that the others are below it. */
export const padTop = style({ gridColumn: '2 / 4' });
