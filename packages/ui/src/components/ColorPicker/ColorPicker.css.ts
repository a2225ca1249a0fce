import { style } from '@vanilla-extract/css';
import { checkered, swatch } from '../../color/swatch.css.ts';
import { chevron as opens } from '../../field/chevron.css.ts';
import { control, input } from '../../field/field.css.ts';
import { popover } from '../../overlay/popover.css.ts';
import { vars } from '../../theme/contract.css.ts';
import { focusRing } from '../../theme/focus-ring.css.ts';
import { media } from '../../theme/media.ts';

const { color, size, space, radius } = vars;

export const trigger = style([
  focusRing,
  control,
  {
    gap: space[1],
    margin: 0,
    paddingBlock: 0,
    paddingInline: space[1],
    fontFamily: 'inherit',
    fontSize: vars.type.body.size,
    textAlign: 'start',
    cursor: 'pointer',
    selectors: { '&[data-disabled]': { cursor: 'not-allowed' } },
  },
]);

export const invalidTrigger = style([trigger, { borderColor: color.error.border }]);

export const current = style([swatch, { inlineSize: space[3], blockSize: space[3] }]);

/** Tabular digits, left to right in every language. */
export const code = style({
  flex: 1,
  minInlineSize: 0,
  fontFamily: vars.font.mono,
  wordSpacing: 0,
});

/** Same distance to the end as in other fields. */
export const chevron = style([opens, { marginInlineEnd: space[0.5] }]);

export const surface = style([popover, { minInlineSize: 0 }]);

export const panel = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[1.5],
  inlineSize: '15.5rem',
  maxInlineSize: '100%',
  padding: space[1.5],
  outline: 'none',
});

export const area = style({
  inlineSize: '100%',
  blockSize: '9rem',
  borderRadius: radius.control,
  selectors: { '&[data-disabled]': { opacity: vars.opacity.disabled } },
});

export const slider = style([checkered, { blockSize: space[2] }]);

export const track = style({ inlineSize: '100%', blockSize: '100%', borderRadius: 'inherit' });

const thumbSize = `calc(${space[2]} + ${space[0.5]})`;

/** A light and a dark border, so that one of them is visible on every colour. */
export const thumb = style({
  insetBlockStart: '50%',
  boxSizing: 'border-box',
  inlineSize: thumbSize,
  blockSize: thumbSize,
  border: `${size.ring} solid ${color.paper}`,
  borderRadius: radius.pill,
  outline: `${size.line} solid ${color.text}`,
  cursor: 'grab',
  selectors: {
    '&[data-dragging]': { cursor: 'grabbing' },
    '&[data-focus-visible]': { inlineSize: space[3], blockSize: space[3], outlineWidth: size.ring },
  },
  '@media': { [media.coarsePointer]: { inlineSize: space[3], blockSize: space[3] } },
});

/** The thumb of the area is positioned by the value. */
export const areaThumb = style([thumb, { insetBlockStart: 'auto' }]);

export const row = style({ display: 'flex', alignItems: 'flex-end', gap: space[1] });

export const hexField = style({ flex: 1, minInlineSize: 0, display: 'flex', flexDirection: 'column', gap: space[0.5] });

export const hexInput = style([input, { fontFamily: vars.font.mono, wordSpacing: 0 }]);
