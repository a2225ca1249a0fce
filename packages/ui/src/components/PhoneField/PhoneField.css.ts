import { style } from '@vanilla-extract/css';
import { list as listStyle } from '../../collection/option.css.ts';
import { chevron as opens } from '../../field/chevron.css.ts';
import { input } from '../../field/field.css.ts';
import { popover as popoverStyle } from '../../overlay/popover.css.ts';
import { vars } from '../../theme/contract.css.ts';
import { fieldButton } from '../ComboBox/ComboBox.css.ts';

const { color, space } = vars;

export const countryButton = style([
  fieldButton,
  {
    inlineSize: 'auto',
    // Before the metadata has loaded, too.
    minInlineSize: '5.25rem',
    gap: space[0.5],
    marginInlineStart: space[0.5],
    paddingInline: space[1],
    fontFamily: 'inherit',
    fontSize: vars.type.body.size,
    color: color.text,
    fontVariantNumeric: 'tabular-nums',
  },
]);

export const country = style({ display: 'inline-flex', flex: 1, gap: space[0.5] });
export const code = style({ color: color.textQuiet, selectors: { '[data-disabled] &': { color: 'inherit' } } });
export const chevron = style([opens]);

export const number = style([input, { paddingInlineStart: space[1], fontVariantNumeric: 'tabular-nums' }]);

export const popover = style([
  popoverStyle,
  { display: 'flex', flexDirection: 'column', inlineSize: '20rem', overflow: 'hidden' },
]);

export const search = style({ padding: space[1], borderBlockEnd: `${vars.size.line} solid ${color.divider}` });
export const list = style([listStyle, { flex: 1, minBlockSize: 0, maxBlockSize: '18rem', overflow: 'auto' }]);
