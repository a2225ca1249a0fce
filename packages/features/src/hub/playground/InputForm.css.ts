import { style } from '@vanilla-extract/css';
import { vars } from '@apiyard/ui/theme/contract.css';
import { media } from '@apiyard/ui/theme/media';

const { color, space, size } = vars;

export const sendRow = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: `${space[1]} ${space[2]}`, paddingBlockStart: space[1] });

export const keyHint = style({
  padding: `0 ${space[1]}`,
  border: `${size.line} solid ${color.divider}`,
  borderRadius: vars.radius.small,
  color: color.textQuiet,
  fontFamily: vars.font.body,
  fontSize: vars.type.small.size,
  lineHeight: vars.type.h4.lineHeight,
  whiteSpace: 'nowrap',
  '@media': { [media.coarsePointer]: { display: 'none' } },
});
