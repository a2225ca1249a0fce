import { style } from '@vanilla-extract/css';
import { popover } from '../../overlay/popover.css.ts';
import { vars } from '../../theme/contract.css.ts';

export const card = style([
  popover,
  {
    minInlineSize: 'min(16rem, 90vi)',
    maxInlineSize: 'min(22rem, 90vi)',
    padding: vars.space[2],
    overflowWrap: 'anywhere',
  },
]);
