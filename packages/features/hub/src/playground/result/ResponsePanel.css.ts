import { style } from '@vanilla-extract/css';
import { vars } from '@apiyard/ui/theme/contract.css';
import { focusRing } from '@apiyard/ui/theme/focus-ring.css';
import { sideBySide } from '../Bench.css.ts';

/** Prevents layout shift while responses change. */
export const body = style({ position: 'relative', minBlockSize: '22rem' });
/** Delays the fade: a fast response replaces the old one before it starts. */
export const stale = style({
  opacity: vars.opacity.waiting,
  transition: `opacity ${vars.duration.enter} ${vars.duration.quick}`,
});
export const fresh = style({ transition: `opacity ${vars.duration.enter}` });
/** Overlays the content to prevent layout shift. */
export const progress = style({ position: 'absolute', insetInline: 0, insetBlockStart: `calc(-1 * ${vars.space[1]})` });
/** Sticky next to a long form. */
export const anchor = style([
  focusRing,
  {
    borderRadius: vars.radius.card,
    scrollMarginBlockStart: vars.space[2],
    '@container': {
      [sideBySide]: {
        gridColumn: 2,
        gridRow: 'span 2',
        position: 'sticky',
        insetBlockStart: `calc(${vars.size.topbar} + ${vars.space[2]})`,
      },
    },
  },
]);

/** The choice of what is shown, and its actions. */
export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[1],
});
export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[0.5], marginInlineStart: 'auto' });
