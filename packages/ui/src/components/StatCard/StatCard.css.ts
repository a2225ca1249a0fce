import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { tabularFigures, text } from '../../theme/text.css.ts';

const { color, space } = vars;

/** Two cards side by side on a phone: a figure with its unit stays on one line. */
const isNarrow = '(inline-size < 10rem)';

export const box = style({ containerType: 'inline-size' });
export const stat = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[0.5],
  minInlineSize: 0,
  overflowWrap: 'anywhere',
});
export const name = style([text.body, { color: color.textQuiet }]);
export const number = style([
  text.h2,
  tabularFigures,
  { display: 'block', color: color.text, '@container': { [isNarrow]: { fontSize: vars.type.h3.size } } },
]);
/** As high as the loaded figure. */
export const numberPlace = style({
  display: 'flex',
  alignItems: 'center',
  inlineSize: '50%',
  blockSize: `calc(${vars.type.h2.size} * ${vars.type.h2.lineHeight})`,
  '@container': { [isNarrow]: { blockSize: `calc(${vars.type.h3.size} * ${vars.type.h2.lineHeight})` } },
});
export const unit = style([text.body, { marginInlineStart: space[0.5], color: color.textQuiet }]);

export const changeRow = style([
  text.small,
  { display: 'flex', flexWrap: 'wrap', columnGap: space[0.5], color: color.textQuiet },
]);
const direction = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[0.5],
  fontWeight: vars.weight.heading,
});
export const change = styleVariants({
  good: [direction, { color: color.success.text }],
  bad: [direction, { color: color.error.text }],
  level: [direction, { color: color.textQuiet }],
});
export const trend = style({ marginBlockStart: space[1] });
