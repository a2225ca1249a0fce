import { style } from '@vanilla-extract/css';
import { iconsOnly, unseen } from '../SideMenu/icons-only.ts';
import { vars } from '@apiyard/ui/theme/contract.css';
import { focusRing } from '@apiyard/ui/theme/focus-ring.css';
import { media } from '@apiyard/ui/theme/media';
import { truncate } from '@apiyard/ui/theme/text.css';

const { color, space, size } = vars;

export const brand = style([
  focusRing,
  {
    display: 'inline-flex',
    alignItems: 'center',
    gap: space['1.5'],
    minInlineSize: 0,
    minBlockSize: size.control,
    borderRadius: vars.radius.small,
    color: color.text,
    fontSize: vars.type.h5.size,
    lineHeight: vars.type.h5.lineHeight,
    fontWeight: vars.weight.bold,
    textDecoration: 'none',
    '@media': { [media.coarsePointer]: { minBlockSize: size.touch } },
  },
]);

export const mark = style({
  display: 'inline-flex',
  flex: 'none',
  inlineSize: space[4],
  blockSize: space[4],
  color: color.primary.main,
});
/** Visually hidden if a sidebar has room for the logo only, and in a phone's header with `isShortOnPhones`. */
export const name = style([
  truncate,
  { '@container': { [iconsOnly]: unseen }, '@media': { '(max-width: 22.4rem)': unseen } },
]);
export const nameFromSm = style([name, { '@media': { [media.belowSm]: unseen } }]);
