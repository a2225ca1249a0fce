import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '@apiyard/ui/theme/contract.css';
import { media } from '@apiyard/ui/theme/media';
import { text } from '@apiyard/ui/theme/text.css';

const { color, space, size } = vars;

/** Text beside the illustration. */
export const story = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 2fr)',
  alignItems: 'start',
  gap: space[6],
  '@media': { [media.belowMd]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: space[3] } },
});
export const prose = style([
  text.h6,
  {
    display: 'flex',
    flexDirection: 'column',
    gap: space[2],
    maxInlineSize: size.measure,
    fontWeight: vars.weight.regular,
  },
]);
export const picture = style({
  display: 'flex',
  justifyContent: 'center',
  '@media': { [media.belowMd]: { display: 'none' } },
});

export const principle = style({ display: 'flex', flexDirection: 'column', gap: space[1], minInlineSize: 0 });
export const principleIcon = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  inlineSize: size.control,
  blockSize: size.control,
  borderRadius: vars.radius.control,
  background: color.primary.light,
  color: color.primary.onLight,
});

/** Term and description side by side; stacked on phones. */
export const terms = style({ margin: 0 });
globalStyle(`${terms} > div`, {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 12rem) minmax(0, 1fr)',
  gap: `${space['0.5']} ${space[3]}`,
  paddingBlock: space[2],
  borderBlockEnd: `${size.line} solid ${color.divider}`,
  '@media': { [media.belowSm]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
export const name = style({ fontWeight: vars.weight.heading });
export const meaning = style({
  margin: 0,
  maxInlineSize: size.measure,
  color: color.textQuiet,
  overflowWrap: 'anywhere',
});
