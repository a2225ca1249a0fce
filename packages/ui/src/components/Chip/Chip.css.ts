import { styleVariants } from '@vanilla-extract/css';
import { tag } from '../../collection/tag.css.ts';
import { vars } from '../../theme/contract.css.ts';

const { color } = vars;

export const chip = styleVariants({
  neutral: [tag],
  accent: [tag, { borderColor: color.primary.border, color: color.primary.text }],
  success: [tag, { borderColor: color.success.border, color: color.success.text }],
  warning: [tag, { borderColor: color.warning.border, color: color.warning.text }],
  error: [tag, { borderColor: color.error.border, color: color.error.text }],
  info: [tag, { borderColor: color.info.border, color: color.info.text }],
});
