import { style } from '@vanilla-extract/css';
import { vars } from '@apiyard/ui/theme/contract.css';

const { space } = vars;

export const placeRow = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'flex-end', gap: space[1] });
export const placeField = style({ flex: '1 1 16rem', maxInlineSize: '28rem' });
