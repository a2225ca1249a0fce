import { style } from '@vanilla-extract/css';
import { control } from '../../field/field.css.ts';
import { vars } from '../../theme/contract.css.ts';
import { media } from '../../theme/media.ts';
import { spinner as spinnerStyle } from '../../theme/spinner.css.ts';
import { iconButton, iconButtonSize } from '../IconButton/IconButton.css.ts';

export const box = style([control, { paddingInlineEnd: vars.space[0.5] }]);

/** Small enough to fit inside the field at every density. */
export const fieldButton = style([
  iconButton.plain,
  iconButtonSize.small,
  {
    '@media': {
      [`not all and ${media.coarsePointer}`]: {
        blockSize: `min(${vars.size.iconButton}, ${vars.size.control} - ${vars.space[1]})`,
      },
    },
  },
]);

export const spinner = style([spinnerStyle, { marginInlineEnd: vars.space[0.5], color: vars.color.textQuiet }]);
