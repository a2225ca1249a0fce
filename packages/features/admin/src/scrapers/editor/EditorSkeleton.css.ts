import { style } from '@vanilla-extract/css';
import { vars } from '@apiyard/ui/theme/contract.css';
import { media } from '@apiyard/ui/theme/media';

const { color, space, size } = vars;

export const columns = style({
  display: 'grid',
  gap: space[2],
  blockSize: '100%',
  '@media': { [media.fromMd]: { gridTemplateColumns: '42fr 58fr' } },
});
export const pane = style({
  padding: space[2],
  border: `${size.line} solid ${color.divider}`,
  borderRadius: vars.radius.card,
  background: color.paper,
});
