import { styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';

/** Gaps of the layout components, in units of 8 px. */
export const gap = styleVariants({ 0: '0', ...vars.space }, (size) => ({ gap: size }));

export type Space = keyof typeof gap;
