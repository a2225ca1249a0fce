import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { media } from '../../theme/media.ts';
import { tabularFigures, text } from '../../theme/text.css.ts';

const { space } = vars;

export const bar = style([
  tabularFigures,
  text.body,
  {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'end',
    columnGap: space[3],
    rowGap: space[1],
  },
]);
export const sizes = style({ display: 'flex', alignItems: 'center', gap: space[1], color: vars.color.textQuiet });
export const sizeField = style({ inlineSize: '5.5rem', color: vars.color.text });
/** The label of the adjacent field; phones have no room for both. */
export const sizeLabel = style({ '@media': { [media.belowSm]: { display: 'none' } } });
export const range = style({ whiteSpace: 'nowrap' });
export const steps = style({ display: 'flex', alignItems: 'center', gap: space[0.5] });
