import { style } from '@vanilla-extract/css';
import { vars } from '@apiyard/ui/theme/contract.css';
import { media } from '@apiyard/ui/theme/media';

const { space } = vars;

/** URL field with its button on the same line. */
export const ask = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: space[1],
  alignItems: 'start',
  '@media': { [media.belowSm]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
/** Aligns the button with the field below its label. */
export const askButton = style({
  paddingBlockStart: `calc(${vars.type.body.size} * ${vars.type.body.lineHeight} + ${space[0.5]})`,
  '@media': { [media.belowSm]: { paddingBlockStart: 0 } },
});
export const facts = style({
  paddingInline: vars.size.cardContent,
  paddingBlockEnd: space[1.5],
  '@media': { [media.belowSm]: { paddingInline: vars.size.cardPadding } },
});
export const proposals = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[2],
  margin: 0,
  padding: 0,
  listStyle: 'none',
});
export const hints = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[1],
  margin: 0,
  paddingInlineStart: space[2],
});
