import { style } from '@vanilla-extract/css';
import { along } from '../../theme/along.css.ts';
import { vars } from '../../theme/contract.css.ts';
import { focusRing } from '../../theme/focus-ring.css.ts';
import { media } from '../../theme/media.ts';
import { text } from '../../theme/text.css.ts';

const { color, space, size } = vars;

const heightMax = '30rem';

export const compare = style({ display: 'flex', flexDirection: 'column', gap: space[1], minInlineSize: 0 });
export const head = style({ display: 'flex', justifyContent: 'flex-end' });

/** As wide as the pictures are at their greatest height. The checkerboard makes transparency visible in both modes. */
export const stage = style({
  position: 'relative',
  display: 'block',
  inlineSize: '100%',
  maxInlineSize: `calc(${heightMax} * var(--ratio))`,
  aspectRatio: 'var(--ratio)',
  marginInline: 'auto',
  overflow: 'hidden',
  borderRadius: vars.radius.small,
  background: `repeating-conic-gradient(${color.sunken} 0 25%, ${color.paper} 0 50%) 0 0 / 1rem 1rem`,
  outline: `${size.line} solid ${color.divider}`,
  outlineOffset: `calc(${size.line} * -1)`,
});

export const picture = style({
  display: 'block',
  inlineSize: '100%',
  blockSize: '100%',
  objectFit: 'contain',
  userSelect: 'none',
});

const over = { position: 'absolute', inset: 0, inlineSize: '100%', blockSize: '100%' } as const;
const fromLeft = `calc((1 + ${along}) / 2 * var(--share))`;
const fromRight = `calc((1 - ${along}) / 2 * var(--share))`;
const restFromLeft = `calc((1 - ${along}) / 2 * (100% - var(--share)))`;
const restFromRight = `calc((1 + ${along}) / 2 * (100% - var(--share)))`;
/** The picture after, up to the divider from the end. Both are clipped, because transparent parts would show the other. */
export const above = style([picture, over, { clipPath: `inset(0 ${fromRight} 0 ${fromLeft})` }]);
/** The picture before, up to the divider from the start. */
export const below = style([picture, over, { clipPath: `inset(0 ${restFromRight} 0 ${restFromLeft})` }]);

const corner = style([
  text.small,
  {
    position: 'absolute',
    insetBlockStart: space[1],
    maxInlineSize: '40%',
    paddingBlock: `calc(${space[0.5]} / 2)`,
    paddingInline: space[1],
    border: `${size.line} solid ${color.divider}`,
    borderRadius: vars.radius.pill,
    background: color.paper,
    color: color.text,
    fontWeight: vars.weight.medium,
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    pointerEvents: 'none',
    transition: `opacity ${vars.duration.quick}`,
    selectors: { '&[data-is-covered]': { visibility: 'hidden' } },
  },
]);
export const tag = {
  before: style([corner, { insetInlineStart: space[1] }]),
  after: style([corner, { insetInlineEnd: space[1] }]),
};

/** Over the whole picture, which can be pressed anywhere. Swiping up and down still scrolls the page. */
export const track = style({ position: 'absolute', inset: 0, cursor: 'col-resize' });

/** As high as the picture, with a line in the middle. */
export const thumb = style({
  insetBlockStart: '50%',
  display: 'grid',
  placeItems: 'center',
  inlineSize: size.touch,
  blockSize: '100%',
  cursor: 'col-resize',
  '::before': {
    content: '',
    position: 'absolute',
    insetBlock: 0,
    insetInlineStart: `calc(50% - ${size.ring} / 2)`,
    inlineSize: size.ring,
    background: color.paper,
    boxShadow: `0 0 0 ${size.line} ${color.controlBorder}`,
  },
  '@media': { [media.forcedColors]: { '::before': { background: 'ButtonText', forcedColorAdjust: 'none' } } },
});
export const thumbMark = style([
  focusRing,
  {
    position: 'relative',
    display: 'grid',
    placeItems: 'center',
    inlineSize: size.controlDense,
    blockSize: size.controlDense,
    border: `${size.line} solid ${color.controlBorder}`,
    borderRadius: vars.radius.pill,
    background: color.paper,
    color: color.text,
    selectors: {
      '[data-hovered] > &': { background: color.hover },
      '[data-dragging] > &': { borderColor: color.primary.border },
      '[data-focus-visible] > &': {
        outline: `${size.ring} solid ${color.focusRing}`,
        outlineOffset: size.ringGap,
      },
    },
  },
]);

/** Below the ends of the picture. */
export const captions = style({ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', gap: space[1] });

export const sides = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 14rem), 1fr))',
  gap: space[2],
});
export const figure = style({ display: 'grid', gap: space[1], margin: 0, minInlineSize: 0, alignContent: 'start' });
export const name = style({ fontWeight: vars.weight.heading, overflowWrap: 'anywhere' });
