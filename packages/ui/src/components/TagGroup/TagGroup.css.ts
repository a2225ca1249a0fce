import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { focusRing } from '../../theme/focus-ring.css.ts';

/** Focusable itself while it is empty. */
export const tags = style([
  focusRing,
  { display: 'flex', flexWrap: 'wrap', gap: vars.space[1], minInlineSize: 0, borderRadius: vars.radius.small },
]);

/** Keeps the height of one line of tags. */
export const noTags = style({
  display: 'flex',
  alignItems: 'center',
  minBlockSize: vars.space[3],
  color: vars.color.textQuiet,
});
