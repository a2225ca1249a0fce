import { style } from '@vanilla-extract/css';
import { list } from '../../collection/option.css.ts';
import { vars } from '../../theme/contract.css.ts';
import { focusRing } from '../../theme/focus-ring.css.ts';

export const box = style([
  focusRing,
  list,
  {
    maxBlockSize: 'min(24rem, 60dvb)',
    overflow: 'auto',
    border: `${vars.size.line} solid ${vars.color.controlBorder}`,
    borderRadius: vars.radius.control,
    background: vars.color.paper,
  },
]);
