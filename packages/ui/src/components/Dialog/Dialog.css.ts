import { keyframes, style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { raised } from '../../theme/raised.css.ts';

const { color, space, duration, easing } = vars;

const fade = keyframes({ from: { opacity: 0 } });
const rise = keyframes({ from: { opacity: 0, translate: `0 ${space[2]}` } });

export const overlay = style({
  position: 'fixed',
  inset: 0,
  zIndex: vars.layer.modal,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  padding: space[2],
  background: color.overlay,
  selectors: {
    '&[data-entering]': { animation: `${fade} ${duration.enter} ${easing.enter}` },
    '&[data-exiting]': { animation: `${fade} ${duration.exit} ${easing.exit} reverse` },
  },
});

const surface = style([
  raised,
  {
    display: 'flex',
    inlineSize: '100%',
    // React Aria subtracts fixed parts of the screen, such as an on-screen keyboard.
    maxBlockSize: `calc(var(--visual-viewport-height, 100dvb) - 2 * ${space[2]})`,
    borderRadius: vars.radius.card,
    boxShadow: vars.shadow.dialog,
    selectors: {
      '&[data-entering]': { animation: `${rise} ${duration.enter} ${easing.enter}` },
      '&[data-exiting]': { animation: `${rise} ${duration.exit} ${easing.exit} reverse` },
    },
  },
]);
export const modal = {
  ...styleVariants({ small: '27.5rem', medium: '40rem', large: '60rem' }, (maxInlineSize) => [
    surface,
    { maxInlineSize },
  ]),
  full: style([surface, { blockSize: '100%' }]),
};
