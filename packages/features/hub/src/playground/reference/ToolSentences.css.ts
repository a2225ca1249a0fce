import { style } from '@vanilla-extract/css';
import { vars } from '@apiyard/ui/theme/contract.css';

const { color, size, space } = vars;

export const sentences = style({ display: 'grid', gap: space[1.5], margin: 0 });
export const code = style({ fontFamily: vars.font.mono, fontWeight: vars.weight.medium });
export const sentence = style({ margin: 0, color: color.textQuiet, overflowWrap: 'anywhere' });
/** The name of a value, apart from the words around it. */
export const placeholder = style({
  paddingInline: space[0.5],
  border: `${size.line} solid ${color.divider}`,
  borderRadius: vars.radius.small,
  background: color.sunken,
  fontFamily: vars.font.mono,
  fontSize: '0.925em',
  fontStyle: 'normal',
  unicodeBidi: 'isolate',
});
