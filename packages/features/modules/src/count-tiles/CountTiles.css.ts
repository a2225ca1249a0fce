import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '@apiyard/ui/theme/contract.css';
import { focusRing } from '@apiyard/ui/theme/focus-ring.css';
import { media } from '@apiyard/ui/theme/media';
import { tabularFigures, text } from '@apiyard/ui/theme/text.css';

const { color, space, size } = vars;

export const tiles = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
  gap: space[3],
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '@media': { [media.belowMd]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: space[2] } },
});

export const tile = style([
  focusRing,
  {
    display: 'flex',
    alignItems: 'center',
    gap: space[2],
    inlineSize: '100%',
    blockSize: '100%',
    padding: space[2],
    border: `${size.line} solid ${vars.card.borderColor}`,
    borderRadius: vars.radius.card,
    background: color.paper,
    boxShadow: vars.card.shadow,
    color: color.text,
    font: 'inherit',
    textAlign: 'start',
    cursor: 'pointer',
    transition: `background ${vars.duration.quick}, border-color ${vars.duration.quick}`,
    selectors: {
      '&:hover': { background: color.hover },
      '&[aria-pressed=true]': { background: color.selected, borderColor: color.primary.border },
    },
    '@media': {
      [media.belowSm]: { gap: space[1], padding: space[1.5] },
      [media.forcedColors]: {
        selectors: { '&[aria-pressed=true]': { outline: `${size.ring} solid Highlight` } },
      },
    },
  },
]);

const icon = style({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  inlineSize: size.control,
  blockSize: size.control,
  borderRadius: vars.radius.control,
});
export const iconTone = styleVariants({
  primary: [icon, { background: color.primary.light, color: color.primary.onLight }],
  info: [icon, { background: color.info.light, color: color.info.onLight }],
  success: [icon, { background: color.success.light, color: color.success.onLight }],
  warning: [icon, { background: color.warning.light, color: color.warning.onLight }],
});

export const words = style({ display: 'grid', minInlineSize: 0 });
export const count = style([text.h4, tabularFigures]);
export const label = style([text.small, { color: color.textQuiet, overflowWrap: 'anywhere' }]);
