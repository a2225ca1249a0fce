import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';

const { color } = vars;

export const drawing = style({ inlineSize: '10rem', blockSize: '7.5rem', maxInlineSize: '100%', fill: 'none', strokeWidth: 2, strokeLinecap: 'round', strokeLinejoin: 'round' });
/** Behind everything. */
export const ground = style({ fill: color.primary.light });
/** A thing. */
export const thing = style({ fill: color.paper, stroke: color.primary.border });
/** What belongs to it and is not the point. */
export const detail = style({ stroke: color.controlBorder });
/** The one thing that the picture is about. */
export const accent = style({ fill: color.primary.main });
export const accentLine = style({ stroke: color.primary.main });
export const second = style({ fill: color.secondary.main });
