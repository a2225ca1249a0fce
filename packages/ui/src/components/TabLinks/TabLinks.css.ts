import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { media } from '../../theme/media.ts';
import { list as tabList, tab } from '../Tabs/Tabs.css.ts';

export const list = style([tabList, { margin: 0, padding: 0, listStyle: 'none' }]);

export const link = style([
  tab,
  {
    textDecoration: 'none',
    // Five words of a menu fit a phone in most languages.
    '@media': { [media.belowSm]: { paddingInline: vars.space[1] } },
  },
]);
