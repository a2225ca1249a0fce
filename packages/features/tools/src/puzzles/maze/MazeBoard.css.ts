import { style } from '@vanilla-extract/css';
import { vars } from '@apiyard/ui/theme/contract.css';
import { focusRing } from '@apiyard/ui/theme/focus-ring.css';

const { color, radius } = vars;

/** Touches that begin on the board draw, unless it scrolls. */
export const board = style([
  focusRing,
  {
    position: 'relative',
    inlineSize: 'calc(var(--across) * var(--cell))',
    borderRadius: radius.small,
    background: color.paper,
    cursor: 'pointer',
    userSelect: 'none',
    WebkitTouchCallout: 'none',
  },
]);
export const drawable = style({ touchAction: 'none' });
export const picture = style({ display: 'block', inlineSize: '100%', blockSize: 'auto' });
export const walls = style({ fill: 'none', stroke: color.text, strokeWidth: 1.2, strokeLinecap: 'round' });
export const path = style({
  fill: 'none',
  stroke: color.primary.border,
  strokeWidth: 3,
  strokeLinejoin: 'round',
  strokeLinecap: 'round',
});
export const walker = style({ fill: color.primary.main, stroke: color.paper, strokeWidth: 0.8 });
/** A flag at the exit, so that start and end differ without a colour. */
export const goal = style({ fill: 'none', stroke: color.text, strokeWidth: 1, strokeLinejoin: 'round' });
export const hint = style({ fill: 'none', stroke: color.info.border, strokeWidth: 1.2, strokeDasharray: '2 1.2' });
