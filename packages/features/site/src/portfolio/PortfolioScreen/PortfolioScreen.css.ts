import { style } from '@vanilla-extract/css';
import { vars } from '@apiyard/ui/theme/contract.css';

const { space } = vars;

export const recipe = style({ display: 'flex', flexDirection: 'column', gap: space[3], minInlineSize: 0 });
export const calls = style({ display: 'flex', flexWrap: 'wrap', gap: `${space['0.5']} ${space[2]}`, margin: 0 });
export const callsName = style({ color: vars.color.textQuiet });
export const call = style({ margin: 0 });
