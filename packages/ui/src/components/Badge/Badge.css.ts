import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { media } from '../../theme/media.ts';
import { tabularFigures, text, truncate } from '../../theme/text.css.ts';

const { color, space, size } = vars;

const base = style([
  text.small,
  tabularFigures,
  {
    display: 'inline-flex',
    alignItems: 'center',
    gap: space[0.5],
    // Adjacent text is truncated first: a status must be shown in full.
    flexShrink: 0,
    maxInlineSize: '100%',
    minInlineSize: space[3],
    minBlockSize: space[3],
    justifyContent: 'center',
    paddingInline: space[1],
    borderRadius: vars.radius.small,
    fontWeight: vars.weight.medium,
    verticalAlign: 'middle',
    // Forced colours remove the tint, so a border marks it.
    '@media': { [media.forcedColors]: { border: `${size.line} solid` } },
  },
]);

globalStyle(`${base} > svg`, { inlineSize: size.iconSmall, blockSize: size.iconSmall, flexShrink: 0 });

export const words = truncate;

export const badge = styleVariants({
  neutral: [base, { background: color.grey[200], color: color.text }],
  success: [base, { background: color.success.light, color: color.success.onLight }],
  warning: [base, { background: color.warning.light, color: color.warning.onLight }],
  error: [base, { background: color.error.light, color: color.error.onLight }],
  info: [base, { background: color.info.light, color: color.info.onLight }],
  accent: [base, { background: color.primary.light, color: color.primary.onLight }],
});
