import { keyframes, style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { focusRing } from '../../theme/focus-ring.css.ts';
import { media } from '../../theme/media.ts';
import { raised } from '../../theme/raised.css.ts';

const { color, space } = vars;

const rise = keyframes({ from: { opacity: 0, translate: `0 ${space[2]}` } });

export const region = style([
  focusRing,
  {
    position: 'fixed',
    insetBlockEnd: space[2],
    insetInline: space[2],
    zIndex: vars.layer.snackbar,
    display: 'flex',
    flexDirection: 'column',
    gap: space[1],
    maxInlineSize: '26rem',
    marginInline: 'auto',
    borderRadius: vars.radius.control,
  },
]);

export const toast = style([
  focusRing,
  raised,
  {
    display: 'flex',
    alignItems: 'start',
    gap: space[1],
    paddingInline: `${space[2]} ${space[1]}`,
    paddingBlock: space[1],
    borderRadius: vars.radius.control,
    boxShadow: vars.shadow.popover,
    animation: `${rise} ${vars.duration.enter} ${vars.easing.enter}`,
  },
]);

// With a long text the action wraps below it; the close button stays in the corner.
export const main = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'flex-end',
  columnGap: space[1],
  flex: 1,
  minInlineSize: 0,
});
export const content = style({
  display: 'flex',
  alignItems: 'start',
  gap: space[1.5],
  flex: '1 1 12rem',
  minInlineSize: 0,
  paddingBlock: space[0.5],
});
export const message = style({ minInlineSize: 0, overflowWrap: 'anywhere' });

export const toneColor = styleVariants(
  { info: 'info', success: 'success', warning: 'warning', error: 'error' } as const,
  (role) => ({
    flexShrink: 0,
    color: color[role].text,
    '@media': { [media.forcedColors]: { color: 'CanvasText' } },
  }),
);
