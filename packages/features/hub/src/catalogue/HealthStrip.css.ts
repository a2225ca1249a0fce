import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '@apiyard/ui/theme/contract.css';
import { media } from '@apiyard/ui/theme/media';

const { color } = vars;

/** Time runs in the direction of reading. */
export const strip = style({ flexShrink: 0, selectors: { '[dir=rtl] &': { transform: 'scaleX(-1)' } } });

const base = style({ '@media': { [media.forcedColors]: { fill: 'CanvasText' } } });
export const bar = styleVariants({
  none: [base, { fill: color.divider }],
  ok: [base, { fill: color.success.main }],
  some: [base, { fill: color.warning.main }],
  failed: [base, { fill: color.error.main }],
});
