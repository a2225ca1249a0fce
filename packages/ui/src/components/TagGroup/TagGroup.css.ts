import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';

export const tags = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[1], minInlineSize: 0 });

/** Keeps the height of one line of tags. */
export const noTags = style({ display: 'flex', alignItems: 'center', minBlockSize: vars.space[3], color: vars.color.textQuiet });
