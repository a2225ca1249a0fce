import { style } from '@vanilla-extract/css';
import { vars } from '@apiyard/ui/theme/contract.css';
import { text } from '@apiyard/ui/theme/text.css';

const { color, space, size } = vars;

export const banner = style([
  text.small,
  {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'center',
    columnGap: space[1],
    blockSize: '100%',
    paddingInline: space[2],
    borderBlockEnd: `${size.line} solid ${color.warning.border}`,
    background: color.warning.light,
    color: color.warning.onLight,
  },
]);
/** Stays next to the text if that wraps to two lines. */
export const icon = style({ flex: 'none' });
