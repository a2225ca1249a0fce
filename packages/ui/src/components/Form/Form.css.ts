import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';

export const form = style({ display: 'flex', flexDirection: 'column', gap: vars.space[2], minInlineSize: 0 });

// A single button keeps its own width.
globalStyle(`${form} > button`, { alignSelf: 'flex-start' });
