import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { tabularFigures, text, truncate } from '../../theme/text.css.ts';

export const size = styleVariants({
  body: [text.body, { overflowWrap: 'anywhere' }],
  small: [text.small, { overflowWrap: 'anywhere' }],
});

const { color } = vars;
export const tone = styleVariants({
  default: { color: 'inherit' },
  quiet: { color: color.textQuiet },
  accent: { color: color.primary.text },
  success: { color: color.success.text },
  info: { color: color.info.text },
  warning: { color: color.warning.text },
  error: { color: color.error.text },
});

export const weight = styleVariants(vars.weight, (fontWeight) => ({ fontWeight }));
export const mono = style({ fontFamily: vars.font.mono });
export const isolated = style({ direction: 'ltr', unicodeBidi: 'isolate' });
export const tabular = tabularFigures;
export const truncated = style([
  truncate,
  {
    display: 'block',
    // Its direction determines the truncated end; alignment follows the surroundings.
    textAlign: ['-webkit-match-parent', 'match-parent'],
  },
]);
export const prose = style({ maxInlineSize: vars.size.measure });
