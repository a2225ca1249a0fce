import { style } from '@vanilla-extract/css';
import { along } from '../../theme/along.css.ts';
import { vars } from '../../theme/contract.css.ts';
import { focusRing } from '../../theme/focus-ring.css.ts';
import { media } from '../../theme/media.ts';
import { truncate } from '../../theme/text.css.ts';

const { color, space, size } = vars;

export const disclosure = style({
  minInlineSize: 0,
  selectors: { '& + &': { borderBlockStart: `${size.line} solid ${color.divider}` } },
});

export const head = style({ display: 'flex', alignItems: 'center', gap: space[1], minInlineSize: 0 });
export const title = style({
  flexGrow: 1,
  minInlineSize: 0,
  margin: 0,
  fontSize: vars.type.body.size,
  fontWeight: vars.weight.heading,
});

export const trigger = style([
  focusRing,
  {
    display: 'flex',
    alignItems: 'center',
    gap: space[1],
    inlineSize: '100%',
    minBlockSize: size.control,
    margin: 0,
    paddingBlock: space[0.5],
    paddingInline: space[0.5],
    border: 0,
    borderRadius: vars.radius.small,
    background: 'transparent',
    color: color.text,
    font: 'inherit',
    textAlign: 'start',
    cursor: 'pointer',
    selectors: {
      '&[data-hovered]': { background: color.hover },
      '&[data-focus-visible]': { outlineOffset: `calc(${size.ring} * -1)` },
    },
    '@media': { [media.coarsePointer]: { minBlockSize: size.touch } },
  },
]);

export const chevron = style({
  flex: 'none',
  color: color.textQuiet,
  transition: `rotate ${vars.duration.quick} ${vars.easing.move}`,
  selectors: { '[aria-expanded=true] > &': { rotate: `calc(${along} * 90deg)` } },
});

/** Keeps its width before the summary; truncated only if it is too long for the whole line. */
export const name = style([truncate, { flex: '0 1 auto' }]);
/** Without a summary, a long title wraps instead. */
export const nameAlone = style({ minInlineSize: 0, overflowWrap: 'anywhere' });
export const summary = style([
  truncate,
  { flex: '1 1 0', textAlign: 'end', color: color.textQuiet, fontWeight: vars.weight.regular },
]);
export const aside = style({ display: 'flex', alignItems: 'center', gap: space[0.5], flex: 'none' });
export const panel = style({ minInlineSize: 0 });
export const body = style({ paddingBlock: `${space[0.5]} ${space[2]}`, paddingInline: space[0.5], minInlineSize: 0 });
