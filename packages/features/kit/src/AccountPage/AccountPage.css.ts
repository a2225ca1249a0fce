import { vars } from '@apiyard/ui/theme/contract.css';
import { style } from '@vanilla-extract/css';

/** A container for the focus order only: its content is laid out as by the page. */
export const whole = style({ display: 'contents' });

export const siblings = style({ marginBlock: `${vars.space[1]} ${vars.space[3]}` });
