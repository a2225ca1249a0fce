import { keyframes, style, styleVariants } from '@vanilla-extract/css';
import { vars } from '@apiyard/ui/theme/contract.css';
import { media } from '@apiyard/ui/theme/media';
import { tabularFigures, text } from '@apiyard/ui/theme/text.css';

const { color, space, size } = vars;

const marker = '1.75rem';

export const steps = style({ display: 'flex', flexDirection: 'column', margin: 0, padding: 0, listStyle: 'none' });

/** A mark, and next to it what there is to do; a line joins it with the next. */
export const step = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: `${marker} minmax(0, 1fr)`,
  columnGap: space[2],
  paddingBlockEnd: space[3],
  selectors: {
    '&:last-child': { paddingBlockEnd: 0 },
    '&:not(:last-child)::before': {
      content: '',
      position: 'absolute',
      insetBlock: `calc(${marker} + ${space[0.5]}) ${space[0.5]}`,
      insetInlineStart: `calc(${marker} / 2)`,
      borderInlineStart: `${size.line} solid ${color.divider}`,
    },
  },
  '@media': { [media.belowSm]: { columnGap: space[1.5] } },
});

const mark = style([
  text.small,
  tabularFigures,
  {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'center',
    inlineSize: marker,
    blockSize: marker,
    borderRadius: vars.radius.pill,
    border: `${size.line} solid`,
    fontWeight: vars.weight.medium,
  },
]);
export const markLook = styleVariants({
  done: [mark, { borderColor: color.success.border, background: color.success.light, color: color.success.onLight }],
  ahead: [mark, { borderColor: color.divider, color: color.textQuiet }],
});

export const content = style({ display: 'flex', flexDirection: 'column', gap: space[1], minInlineSize: 0 });
export const title = style({
  minBlockSize: marker,
  display: 'flex',
  alignItems: 'center',
  fontSize: vars.type.h6.size,
  lineHeight: vars.type.h6.lineHeight,
  fontWeight: vars.weight.heading,
});

/** The response replaces the words that wait for it, without moving what follows. */
export const response = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space['0.5'],
  minBlockSize: '3.25rem',
  '@media': { [media.belowSm]: { minBlockSize: '6.5rem' } },
});
export const line = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: space[1.5],
  rowGap: space['0.5'],
});

export const failed = style({ flex: 'none', color: color.error.text });

const breathe = keyframes({ '50%': { opacity: vars.opacity.pulse } });
export const pulse = style({
  flex: 'none',
  inlineSize: space[1],
  blockSize: space[1],
  borderRadius: vars.radius.pill,
  background: color.primary.main,
  animation: `${breathe} 2s ${vars.easing.move} infinite`,
  '@media': {
    [media.reducedMotion]: { animation: 'none' },
    [media.forcedColors]: { background: 'CanvasText', forcedColorAdjust: 'none' },
  },
});

export const stars = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[1],
  margin: 0,
  padding: 0,
  listStyle: 'none',
});
export const star = style({
  display: 'flex',
  alignItems: 'center',
  gap: space['0.5'],
  minInlineSize: 0,
  paddingInline: space[1.5],
  paddingInlineEnd: space['0.5'],
  minBlockSize: size.control,
  border: `${size.line} solid ${color.divider}`,
  borderRadius: vars.radius.control,
});
