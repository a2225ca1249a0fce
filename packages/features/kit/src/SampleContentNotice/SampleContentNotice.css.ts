import { style } from '@vanilla-extract/css';
import { vars } from '@apiyard/ui/theme/contract.css';

export const list = style({ paddingInlineStart: vars.space[3], listStyle: 'disc' });
