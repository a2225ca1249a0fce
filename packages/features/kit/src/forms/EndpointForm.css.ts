import { vars } from '@apiyard/ui/theme/contract.css';
import { style } from '@vanilla-extract/css';

const { size, space } = vars;

/** Below the app's top bar when it is scrolled to. */
export const alert = style({ scrollMarginBlockStart: `calc(${size.topbar} + ${space[2]})` });
