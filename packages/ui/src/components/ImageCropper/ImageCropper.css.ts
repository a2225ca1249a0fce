import { style, styleVariants } from '@vanilla-extract/css';
import { error } from '../../field/field.css.ts';
import { vars } from '../../theme/contract.css.ts';
import { focusRing } from '../../theme/focus-ring.css.ts';
import { media } from '../../theme/media.ts';
import { text } from '../../theme/text.css.ts';

const { color, space, size, radius } = vars;

export const cropper = style({ display: 'flex', flexDirection: 'column', gap: space[2], minInlineSize: 0 });

/** The picture and the box over it keep their sides in right-to-left text. */
export const stage = style({
  position: 'relative',
  direction: 'ltr',
  overflow: 'hidden',
  marginInline: 'auto',
  // As wide as the column and at most 26 rem high, in the picture's own ratio.
  inlineSize: 'min(100%, 26rem * var(--apiyard-cropper-ratio))',
  aspectRatio: 'var(--apiyard-cropper-ratio)',
  borderRadius: radius.small,
  background: color.sunken,
  userSelect: 'none',
});

/** Turned around its middle: its own sides are those of the stage before the turn. */
export const picture = style({
  position: 'absolute',
  insetBlockStart: '50%',
  insetInlineStart: '50%',
  maxInlineSize: 'none',
  // oxlint-disable-next-line theme/no-physical-sides -- The stage is left to right in every language.
  translate: '-50% -50%',
  pointerEvents: 'none',
});

/** White over any picture in both modes: the elements have the attribute and the class of the light mode. */
const base = style([
  focusRing,
  {
    position: 'absolute',
    // A nested theme has the background of the page otherwise.
    selectors: { '&&': { background: 'transparent' } },
    cursor: 'move',
    touchAction: 'none',
    outlineOffset: 0,
    border: `${size.ring} solid ${color.paper}`,
    // Everything outside of the box is dimmed.
    boxShadow: `0 0 0 100vmax ${color.overlay}`,
    '@media': { [media.forcedColors]: { borderColor: 'Highlight' } },
  },
]);

export const box = styleVariants({
  rectangle: [base],
  // The corners outside of the circle are dimmed by a ring of the same colour.
  round: [base, { borderRadius: radius.pill }],
});

/** The corners of a round area are those of the square around it. */
export const frame = style({
  position: 'absolute',
  pointerEvents: 'none',
  selectors: { '&&': { background: 'transparent' } },
});

export const handle = style({
  position: 'absolute',
  inlineSize: space[1.5],
  blockSize: space[1.5],
  border: `${size.line} solid ${color.text}`,
  borderRadius: radius.small,
  background: color.paper,
  pointerEvents: 'auto',
  touchAction: 'none',
  selectors: {
    '&[data-diagonal="falling"]': { cursor: 'nwse-resize' },
    '&[data-diagonal="rising"]': { cursor: 'nesw-resize' },
    '&::after': { content: '', position: 'absolute', inset: `calc(-1 * ${space[1]})` },
  },
  '@media': {
    [media.coarsePointer]: { selectors: { '&::after': { inset: `calc(-1 * ${space[2]})` } } },
    [media.forcedColors]: { background: 'Highlight' },
  },
});

export const controls = style({ display: 'flex', alignItems: 'flex-end', gap: space[2] });
export const zoom = style({ flex: 1, minInlineSize: 0 });

export const facts = style([text.small, { color: color.textQuiet, fontVariantNumeric: 'tabular-nums' }]);

export const failed = style([error]);
