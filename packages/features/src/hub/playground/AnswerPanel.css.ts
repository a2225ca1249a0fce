import { style } from '@vanilla-extract/css';
import { vars } from '@apiyard/ui/theme/contract.css';
import { sideBySide } from './Bench.css.ts';

/** Keeps its height while answers come and go. */
export const body = style({ position: 'relative', minBlockSize: '22rem' });
/** Answers that come at once replace the old one before it has paled. */
export const stale = style({ opacity: 0.55, transition: `opacity ${vars.duration.enter} ${vars.duration.quick}` });
export const fresh = style({ transition: `opacity ${vars.duration.enter}` });
/** Lies above the content, so that nothing moves when it comes. */
export const progress = style({ position: 'absolute', insetInline: 0, insetBlockStart: `calc(-1 * ${vars.space[1]})` });
/** Beside a long form the answer stays in sight. */
export const anchor = style({
  scrollMarginBlockStart: vars.space[2],
  '@container': {
    [sideBySide]: { position: 'sticky', insetBlockStart: `calc(${vars.size.topbar} + ${vars.space[2]})` },
  },
});
