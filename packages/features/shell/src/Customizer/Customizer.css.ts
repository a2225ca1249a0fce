import { style } from '@vanilla-extract/css';
import { vars } from '@apiyard/ui/theme/contract.css';

/** Shown in the theme that it selects. */
export const swatch = style({
  flex: 'none',
  inlineSize: vars.size.icon,
  blockSize: vars.size.icon,
  borderRadius: vars.radius.pill,
  border: `${vars.size.line} solid ${vars.color.primary.border}`,
  selectors: { '&[data-color-theme]': { background: vars.color.primary.main } },
});
