import { style } from '@vanilla-extract/css';
import { along } from '../../theme/along.css.ts';
import { vars } from '../../theme/contract.css.ts';
import { focusRing } from '../../theme/focus-ring.css.ts';
import { media } from '../../theme/media.ts';
import { tabularFigures, text } from '../../theme/text.css.ts';
import { touchTarget } from '../../theme/touch-target.css.ts';

const { color, space, size } = vars;

export const head = style({ display: 'flex', alignItems: 'baseline', justifyContent: 'space-between', gap: space[2] });

export const output = style([tabularFigures, { flex: 'none', color: color.textQuiet }]);

/** As high as a touch target. Half a thumb stays free at both ends, so that the thumb does not overflow. */
export const track = style({
  position: 'relative',
  blockSize: space[3],
  marginInline: `calc(${size.icon} / 2)`,
  cursor: 'pointer',
  selectors: { '&[data-disabled]': { cursor: 'not-allowed' } },
  '::before': {
    content: '',
    position: 'absolute',
    insetInline: `calc(${size.icon} / -2)`,
    insetBlockStart: `calc(50% - ${space[0.5]} / 2)`,
    blockSize: space[0.5],
    borderRadius: vars.radius.pill,
    background: color.controlBorder,
    opacity: vars.opacity.disabled,
  },
  '@media': {
    [media.coarsePointer]: { blockSize: size.touch },
    [media.forcedColors]: { '::before': { background: 'CanvasText', forcedColorAdjust: 'none' } },
  },
});

/** React Aria makes it as high as the track: the bar is drawn inside. */
export const filled = style({
  '::before': {
    content: '',
    position: 'absolute',
    insetInline: 0,
    insetBlockStart: `calc(50% - ${space[0.5]} / 2)`,
    blockSize: space[0.5],
    borderRadius: vars.radius.pill,
    background: color.primary.border,
  },
  selectors: {
    // To the end of the track where the range begins.
    '&[data-from-start]::before': { insetInlineStart: `calc(${size.icon} / -2)` },
    '&[data-disabled]::before': { background: color.textDisabled },
  },
  '@media': { [media.forcedColors]: { '::before': { forcedColorAdjust: 'none', background: 'Highlight' } } },
});

export const thumb = style([
  focusRing,
  touchTarget,
  {
    insetBlockStart: '50%',
    inlineSize: size.icon,
    blockSize: size.icon,
    border: `${size.ring} solid ${color.primary.border}`,
    borderRadius: vars.radius.pill,
    background: color.paper,
    cursor: 'grab',
    transition: `background-color ${vars.duration.quick} ${vars.easing.move}`,
    selectors: {
      '&[data-hovered]': { background: color.primary.light },
      '&[data-dragging]': { background: color.primary.border, cursor: 'grabbing' },
      '&[data-disabled]': { borderColor: color.textDisabled, background: color.sunken, cursor: 'not-allowed' },
    },
    '@media': {
      [media.forcedColors]: {
        forcedColorAdjust: 'none',
        borderColor: 'Highlight',
        background: 'Canvas',
        selectors: { '&[data-disabled]': { borderColor: 'GrayText' } },
      },
    },
  },
]);

export const marks = style([
  text.small,
  { position: 'relative', blockSize: '1lh', marginInline: `calc(${size.icon} / 2)`, color: color.textQuiet },
]);

export const mark = style({
  position: 'absolute',
  insetBlockStart: 0,
  translate: `calc(${along} * -50%)`,
  whiteSpace: 'nowrap',
  selectors: {
    // The outermost end, at the end of the track.
    '&[data-at="first"]': { insetInlineStart: `calc(${size.icon} / -2)`, translate: 'none' },
    '&[data-at="last"]': { insetInlineEnd: `calc(${size.icon} / -2)`, translate: 'none' },
  },
});

export const tick = style({
  position: 'absolute',
  insetBlockStart: `calc(50% - ${size.ring})`,
  inlineSize: space[0.5],
  blockSize: space[0.5],
  borderRadius: vars.radius.pill,
  background: color.paper,
  translate: `calc(${along} * -50%)`,
  pointerEvents: 'none',
});
