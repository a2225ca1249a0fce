import { keyframes, style, styleVariants } from '@vanilla-extract/css';
import { along } from '../../theme/along.css.ts';
import { vars } from '../../theme/contract.css.ts';
import { focusRing } from '../../theme/focus-ring.css.ts';
import { media } from '../../theme/media.ts';
import { pointsAlong, tabularFigures, text, truncate } from '../../theme/text.css.ts';

const { color, space } = vars;

/** Also sets the font in which labels are measured. */
export const stage = style([text.small, tabularFigures, { position: 'relative', color: color.textQuiet }]);

export const plot = style([
  focusRing,
  {
    position: 'absolute',
    // Vertical swipes still scroll the page.
    touchAction: 'pan-y',
    borderRadius: vars.radius.small,
    WebkitTapHighlightColor: 'transparent',
  },
]);

/** Coordinates are relative to the inline start: in right-to-left text the whole drawing is mirrored. */
export const drawing = style([pointsAlong, { display: 'block', overflow: 'visible' }]);

const rule = { fill: 'none', shapeRendering: 'crispEdges' } as const;
export const grid = style({
  ...rule,
  stroke: color.divider,
  '@media': { [media.forcedColors]: { stroke: 'GrayText', strokeDasharray: '1 4' } },
});
export const zero = style({
  ...rule,
  stroke: color.controlBorder,
  '@media': { [media.forcedColors]: { stroke: 'CanvasText' } },
});

const unroll = keyframes({
  from: { clipPath: 'inset(0 100% 0 0)' },
  to: { clipPath: `inset(calc(-1 * ${space[1]}))` },
});
/** Once, when the plot is first shown. */
export const appear = style({ animation: `${unroll} ${vars.duration.slow} ${vars.easing.enter}` });

export const valueLabel = style({
  position: 'absolute',
  insetInlineStart: 0,
  paddingInlineEnd: space[1],
  textAlign: 'end',
  whiteSpace: 'nowrap',
  translate: '0 -50%',
});
export const axisLabel = style({ position: 'absolute', marginBlockStart: space[0.5], whiteSpace: 'nowrap' });
export const nameLabel = styleVariants({
  cut: [axisLabel, truncate, { textAlign: 'center' }],
  turned: [
    axisLabel,
    truncate,
    {
      marginBlockStart: space[0.5],
      rotate: `calc(${along} * -45deg)`,
      transformOrigin: `calc(50% + ${along} * 50%) 0`,
    },
  ],
});
export const endName = style([truncate, { position: 'absolute', color: color.text, translate: '0 -50%' }]);

/** The line at the active position. */
export const guide = style({
  ...rule,
  stroke: color.controlBorder,
  '@media': { [media.forcedColors]: { stroke: 'Highlight' } },
});
/** The background of the active position. */
export const band = style({
  fill: color.text,
  fillOpacity: vars.opacity.band,
  '@media': { [media.forcedColors]: { fill: 'none', stroke: 'Highlight' } },
});
/** Around the active bar. */
export const outlined = style({
  fill: 'none',
  stroke: color.text,
  strokeWidth: 2,
  '@media': { [media.forcedColors]: { stroke: 'Highlight' } },
});
