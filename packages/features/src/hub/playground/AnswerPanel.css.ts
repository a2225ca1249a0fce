import { style } from '@vanilla-extract/css';
import { vars } from '@apiyard/ui/theme/contract.css';
import { media } from '@apiyard/ui/theme/media';

/** Keeps its height while answers come and go. */
export const body = style({ position: 'relative', minBlockSize: '22rem' });
export const stale = style({ opacity: 0.55, transition: `opacity ${vars.duration.enter}` });
export const fresh = style({ transition: `opacity ${vars.duration.enter}` });
/** Lies above the content, so that nothing moves when it comes. */
export const progress = style({ position: 'absolute', insetInline: 0, insetBlockStart: `calc(-1 * ${vars.space[1]})` });
/** Beside a long form the answer stays in sight. */
export const anchor = style({
  scrollMarginBlockStart: vars.space[2],
  '@media': { [media.fromLg]: { position: 'sticky', insetBlockStart: `calc(${vars.size.topbar} + ${vars.space[2]})` } },
});
