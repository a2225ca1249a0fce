import { style } from '@vanilla-extract/css';
import { vars } from '@apiyard/ui/theme/contract.css';

const { space } = vars;

export const foot = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: `${space[1]} ${space[2]}` });

export const sent = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: space[2],
  paddingBlock: space[3],
  textAlign: 'center',
  // Focused so that screen readers read it; not a control.
  outline: 'none',
});

export const reference = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[1],
  paddingBlock: space[1],
  paddingInline: space[2],
  borderRadius: vars.radius.control,
  background: vars.color.sunken,
});

export const number = style({
  fontFamily: vars.font.mono,
  fontSize: vars.type.h5.size,
  lineHeight: vars.type.h5.lineHeight,
  fontWeight: vars.weight.heading,
  unicodeBidi: 'isolate',
  direction: 'ltr',
});
