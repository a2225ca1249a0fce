import { keyframes, style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { text } from '../../theme/text.css.ts';

const { color, space, size, duration, easing } = vars;

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

const surface = style({
  display: 'flex',
  inlineSize: '100%',
  // Fixed parts of the screen, such as a phone's keyboard, are taken off by React Aria.
  maxBlockSize: `calc(var(--visual-viewport-height, 100dvb) - 2 * ${space[2]})`,
  background: color.paper,
  border: `${size.line} solid ${vars.card.borderColor}`,
  borderRadius: vars.radius.card,
  boxShadow: vars.shadow.dialog,
  selectors: {
    '&[data-entering]': { animation: `${rise} ${duration.enter} ${easing.enter}` },
    '&[data-exiting]': { animation: `${rise} ${duration.exit} ${easing.exit} reverse` },
  },
});
export const modal = styleVariants({ small: '27.5rem', medium: '40rem', large: '60rem' }, (maxInlineSize) => [
  surface,
  { maxInlineSize },
]);

// The dialog itself scrolls, since it holds the focus: so arrow keys scroll it even when there is nothing to focus inside.
export const dialog = style({
  display: 'flex',
  flexDirection: 'column',
  flexGrow: 1,
  minInlineSize: 0,
  overflow: 'auto',
  overscrollBehavior: 'contain',
  borderRadius: 'inherit',
  outline: 'none',
});

const pinned = style({ position: 'sticky', zIndex: 1, background: color.paper });


export const head = style([
  pinned,
  {
    insetBlockStart: 0,
    display: 'flex',
    alignItems: 'flex-start',
    justifyContent: 'space-between',
    gap: space[2],
    paddingBlock: `${space[3]} ${space[1]}`,
    paddingInline: size.cardContent,
  },
]);
export const title = style([text.h5, { minInlineSize: 0, overflowWrap: 'anywhere' }]);

export const body = style({
  flexGrow: 1,
  paddingInline: size.cardContent,
  paddingBlock: space[1],
  overflowWrap: 'anywhere',
  selectors: { '&:last-child': { paddingBlockEnd: size.cardContent } },
});

export const actionRow = style([
  pinned,
  {
    insetBlockEnd: 0,
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'flex-end',
    gap: space[1],
    paddingBlock: `${space[2]} ${size.cardContent}`,
    paddingInline: size.cardContent,
  },
]);
