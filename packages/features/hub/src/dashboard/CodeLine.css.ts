import { style } from '@vanilla-extract/css';
import { vars } from '@apiyard/ui/theme/contract.css';

const { color, space } = vars;

/** One line of code with its copy button at the end. */
export const codeLine = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[1],
  minInlineSize: 0,
  paddingBlock: space['0.5'],
  paddingInlineStart: space['1.5'],
  paddingInlineEnd: space['0.5'],
  borderRadius: vars.radius.control,
  background: color.code.surface,
  color: color.code.text,
});

export const code = style({
  flexGrow: 1,
  minInlineSize: 0,
  paddingBlock: space['0.5'],
  overflowX: 'auto',
  whiteSpace: 'nowrap',
  direction: 'ltr',
  textAlign: 'start',
  scrollbarWidth: 'thin',
});
