import { style } from '@vanilla-extract/css';
import { vars } from '@apiyard/ui/theme/contract.css';

export const accent = style({ display: 'inline-flex', color: vars.color.primary.main });
