import { style } from '@vanilla-extract/css';
import { vars } from '@apiyard/ui/theme/contract.css';
import { focusRing } from '@apiyard/ui/theme/focus-ring.css';
import { text } from '@apiyard/ui/theme/text.css';

const { color, space, size } = vars;

export const list = style({
  display: 'flex',
  flexDirection: 'column',
  borderBlockEnd: `${size.line} solid ${color.divider}`,
});
export const item = style({ borderBlockStart: `${size.line} solid ${color.divider}` });
export const question = style([
  focusRing,
  text.h6,
  {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: space[2],
    paddingBlock: space[2],
    borderRadius: vars.radius.small,
    listStyle: 'none',
    cursor: 'pointer',
    selectors: { '&::-webkit-details-marker': { display: 'none' }, '&:hover': { color: color.primary.text } },
  },
]);
export const sign = style({
  flex: 'none',
  color: color.textQuiet,
  selectors: { '[open] > summary > &': { rotate: '180deg' } },
});
export const answer = style({ maxInlineSize: size.measure, paddingBlockEnd: space[3], color: color.textQuiet });
