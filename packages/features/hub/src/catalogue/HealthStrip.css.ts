import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '@apiyard/ui/theme/contract.css';
import { media } from '@apiyard/ui/theme/media';
import { pointsAlong } from '@apiyard/ui/theme/text.css';

const { color } = vars;

/** Time runs in the direction of reading. */
export const strip = style([pointsAlong, { flexShrink: 0 }]);

const base = style({ '@media': { [media.forcedColors]: { fill: 'CanvasText' } } });
export const bar = styleVariants({
  none: [base, { fill: color.divider }],
  ok: [base, { fill: color.success.border }],
  some: [base, { fill: color.warning.border }],
  failed: [base, { fill: color.error.border }],
});
