import { style } from '@vanilla-extract/css';
import { vars } from '@apiyard/ui/theme/contract.css';
import { media } from '@apiyard/ui/theme/media';

/** The blank layout has no margins. */
export const page = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[3],
  inlineSize: '100%',
  maxInlineSize: `calc(${vars.size.container} + 2 * ${vars.space[3]})`,
  marginInline: 'auto',
  padding: vars.space[3],
  '@media': { [media.belowSm]: { gap: vars.space[2], padding: vars.space[2] } },
});
