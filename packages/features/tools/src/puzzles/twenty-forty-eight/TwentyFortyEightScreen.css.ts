import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '@apiyard/ui/theme/contract.css';
import { tabularFigures, text } from '@apiyard/ui/theme/text.css';

const { color, space } = vars;

export const figures = style({ display: 'flex', flexWrap: 'wrap', gap: `${space[1]} ${space[3]}`, margin: 0 });

export const figure = {
  box: style({ display: 'flex', flexDirection: 'column' }),
  label: style([text.small, { color: color.textQuiet }]),
  value: style([text.h4, tabularFigures, { margin: 0 }]),
};

/** Like the arrow keys of a keyboard. */
export const pad = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, max-content)',
  gridTemplateAreas: `'. up .' 'left down right'`,
  gap: space[0.5],
  justifyContent: 'start',
});

export const padPlaces = styleVariants({
  up: { gridArea: 'up' },
  left: { gridArea: 'left' },
  down: { gridArea: 'down' },
  right: { gridArea: 'right' },
});
