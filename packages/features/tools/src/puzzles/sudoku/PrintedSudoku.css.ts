import { style } from '@vanilla-extract/css';
import { vars } from '@apiyard/ui/theme/contract.css';

const { color } = vars;

export const picture = style({ display: 'block', inlineSize: '100%', blockSize: 'auto' });
export const lines = style({ stroke: color.text, fill: 'none' });
export const digits = style({ fill: color.text, fontFamily: vars.font.body, textAnchor: 'middle' });
