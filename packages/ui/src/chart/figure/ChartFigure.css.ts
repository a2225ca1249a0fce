import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { text } from '../../theme/text.css.ts';

const { color, space } = vars;

export const figure = style({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  gap: space[1],
  minInlineSize: 0,
  margin: 0,
});
/** Takes no space, but must be rendered: other drawings refer to its content. */
export const patterns = style({ position: 'absolute', inlineSize: 0, blockSize: 0 });
export const head = style({
  display: 'flex',
  alignItems: 'flex-start',
  justifyContent: 'flex-end',
  gap: space[2],
  minInlineSize: 0,
});
export const caption = style({
  display: 'flex',
  flexDirection: 'column',
  flex: '1 1 auto',
  minInlineSize: 0,
  overflowWrap: 'anywhere',
});
export const captionTitle = style([text.h6, { color: color.text }]);
export const quiet = style([text.small, { color: color.textQuiet }]);
export const body = style({ position: 'relative', minInlineSize: 0 });
export const state = style({ display: 'flex', flexDirection: 'column', justifyContent: 'center' });
/** Visually hidden content must not enlarge the page. */
export const words = style({ insetBlockStart: 0, insetInlineStart: 0, contain: 'strict' });
