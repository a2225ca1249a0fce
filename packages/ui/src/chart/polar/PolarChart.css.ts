import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { focusRing } from '../../theme/focus-ring.css.ts';
import { media } from '../../theme/media.ts';
import { firstLines, tabularFigures, text } from '../../theme/text.css.ts';

const { color, space } = vars;

export const sideBySide = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'center',
  gap: `${space[2]} ${space[4]}`,
  paddingBlock: space[1],
});
export const whole = style({ position: 'relative', flex: 'none', maxInlineSize: '100%' });
export const drawn = style([
  focusRing,
  text.small,
  {
    position: 'relative',
    blockSize: '100%',
    borderRadius: vars.radius.pill,
    touchAction: 'pan-y',
    WebkitTapHighlightColor: 'transparent',
  },
]);
/** The list takes the remaining width, and wraps below the drawing if that is too narrow for a name and its value. */
export const parts = style({ flex: '1 1 13rem', minInlineSize: 0, maxInlineSize: '22rem', paddingInline: space[1] });

export const track = style({
  fill: color.grey[200],
  '@media': { [media.forcedColors]: { fill: 'none', stroke: 'GrayText' } },
});

export const middle = style({
  position: 'absolute',
  insetBlockStart: '50%',
  insetInline: '24%',
  translate: '0 -50%',
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  color: color.textQuiet,
  textAlign: 'center',
  pointerEvents: 'none',
});
export const middleName = style([firstLines.two, { maxInlineSize: '100%' }]);
export const middleValue = style([text.h4, tabularFigures, { color: color.text, whiteSpace: 'nowrap' }]);
