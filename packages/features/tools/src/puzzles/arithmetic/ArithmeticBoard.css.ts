import { style } from '@vanilla-extract/css';
import { vars } from '@apiyard/ui/theme/contract.css';
import { focusRing } from '@apiyard/ui/theme/focus-ring.css';
import { media } from '@apiyard/ui/theme/media';
import { tabularFigures, text } from '@apiyard/ui/theme/text.css';

const { color, radius, size, space } = vars;

export const board = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[2],
  '@media': { [media.belowSm]: { gap: space[1] } },
});
export const question = style([
  text.h1,
  tabularFigures,
  {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'center',
    gap: space[1],
    minBlockSize: '6rem',
    padding: space[2],
    borderRadius: radius.card,
    background: color.hover,
    color: color.text,
    // Question and field are on one line of a phone.
    '@media': { [media.belowSm]: { minBlockSize: 0, padding: space[1], fontSize: vars.type.h3.size } },
  },
]);
export const input = style([
  focusRing,
  {
    inlineSize: '4em',
    '@media': { [media.belowSm]: { inlineSize: '3.5em' } },
    padding: space[1],
    border: `${size.mark} solid ${color.controlBorder}`,
    borderRadius: radius.control,
    background: color.paper,
    color: color.text,
    font: 'inherit',
    textAlign: 'center',
  },
]);
export const feedback = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[1],
  minBlockSize: size.controlDense,
});
export const right = style({ display: 'inline-flex', color: color.success.text });
export const wrong = style({ display: 'inline-flex', color: color.error.text });

export const pad = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  gap: space[1],
  inlineSize: 'min(100%, 20rem)',
  marginInline: 'auto',
});
export const key = style([
  focusRing,
  text.h5,
  {
    display: 'grid',
    placeItems: 'center',
    minBlockSize: size.row,
    padding: 0,
    border: `${size.line} solid ${color.controlBorder}`,
    borderRadius: radius.control,
    background: color.paper,
    color: color.text,
    cursor: 'pointer',
    selectors: {
      '&:hover': { background: color.hover },
      '&:disabled': { opacity: vars.opacity.disabled, cursor: 'default' },
    },
  },
]);

export const answers = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[1],
  margin: 0,
  padding: 0,
  listStyle: 'none',
});
export const answered = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  alignItems: 'start',
  gap: `0 ${space[1]}`,
  paddingBlockEnd: space[1],
  borderBlockEnd: `${size.line} solid ${color.divider}`,
});
export const time = style([text.small, tabularFigures, { color: color.textQuiet }]);
