import { vars } from '@apiyard/ui/theme/contract.css';
import { style } from '@vanilla-extract/css';

export const page = style({ display: 'flex', flexDirection: 'column', gap: vars.space[3] });
export const choice = style({ maxInlineSize: '20rem' });
