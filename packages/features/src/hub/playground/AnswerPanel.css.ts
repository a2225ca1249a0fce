import { style } from '@vanilla-extract/css';
import { vars } from '@apiyard/ui/theme/contract.css';

/** Keeps its height while answers come and go. */
export const body = style({ display: 'flex', flexDirection: 'column', gap: vars.space[2], minBlockSize: '22rem', scrollMarginBlockStart: vars.size.topbar });
export const stale = style({ opacity: 0.55, transition: `opacity ${vars.duration.enter}` });
export const fresh = style({ transition: `opacity ${vars.duration.enter}` });
/** Holds the place of the progress bar, so that nothing moves when it comes. */
export const progress = style({ minBlockSize: vars.space[1] });
export const anchor = style({ scrollMarginBlockStart: `calc(${vars.size.topbar} + ${vars.space[2]})` });
