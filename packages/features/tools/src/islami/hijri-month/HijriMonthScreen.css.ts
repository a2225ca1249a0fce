import { style } from '@vanilla-extract/css';
import { vars } from '@apiyard/ui/theme/contract.css';
import { media } from '@apiyard/ui/theme/media';
import { tabularFigures, text } from '@apiyard/ui/theme/text.css';

const { color, radius, size, space } = vars;

export const page = style({ display: 'flex', flexDirection: 'column', gap: space[3] });
export const tools = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'flex-end', gap: space[2] });
export const field = style({
  flex: '1 1 10rem',
  maxInlineSize: '16rem',
  '@media': { [media.belowSm]: { flexBasis: '100%', maxInlineSize: 'none' } },
});

export const month = style([
  tabularFigures,
  {
    inlineSize: '100%',
    tableLayout: 'fixed',
    borderCollapse: 'separate',
    borderSpacing: space[0.5],
    marginBlockStart: space[2],
  },
]);
export const weekday = style([text.small, { paddingBlock: space[0.5], color: color.textQuiet, textAlign: 'start' }]);
export const day = style({
  blockSize: '4.5rem',
  padding: space[1],
  border: `${size.line} solid ${color.divider}`,
  borderRadius: radius.small,
  verticalAlign: 'top',
  textAlign: 'start',
  '@media': { [media.belowSm]: { padding: space[0.5], blockSize: '3.5rem' } },
});
/** Also `aria-current`. */
export const today = style({ borderColor: color.primary.text, borderWidth: size.ring });
export const outside = style({ border: 'none' });
export const number = style([text.h6]);
export const gregorian = style([text.small, { display: 'block', color: color.textQuiet }]);
export const event = style([
  text.small,
  {
    display: 'block',
    color: color.primary.text,
    fontWeight: vars.weight.medium,
    overflowWrap: 'anywhere',
    '@media': { [media.belowSm]: { display: 'none' } },
  },
]);
/** On phones, days with an event have a dot of its name; the list below shows it. */
export const dot = style({
  display: 'none',
  '@media': {
    [media.belowSm]: {
      display: 'inline-block',
      inlineSize: space[0.5],
      blockSize: space[0.5],
      marginInlineStart: space[0.5],
      borderRadius: radius.pill,
      background: color.primary.text,
      verticalAlign: 'middle',
    },
  },
});
export const events = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[1],
  margin: 0,
  padding: 0,
  paddingInlineStart: space[2],
});
