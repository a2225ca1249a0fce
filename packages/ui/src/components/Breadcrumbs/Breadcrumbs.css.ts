import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { focusRing } from '../../theme/focus-ring.css.ts';
import { media } from '../../theme/media.ts';
import { truncate } from '../../theme/text.css.ts';
import { touchTarget } from '../../theme/touch-target.css.ts';

const { color, space, size } = vars;

export const nav = style({ position: 'relative', minInlineSize: 0, inlineSize: '100%' });

export const path = style({
  display: 'flex',
  alignItems: 'center',
  minBlockSize: size.controlDense,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  minInlineSize: 0,
});

/** Phones show only the parent. */
export const wide = style([path, { '@media': { [media.belowSm]: { display: 'none' } } }]);
export const up = style({ display: 'none', '@media': { [media.belowSm]: { display: 'flex' } } });

export const crumb = style({
  display: 'flex',
  alignItems: 'center',
  flex: '0 1 auto',
  minInlineSize: 0,
  color: color.textQuiet,
  selectors: {
    // The page's title shows the same name: the current page is truncated first, its ancestors only when it has no
    // space left.
    '&[data-current]': { flexShrink: 9999, minInlineSize: '4rem', color: color.text, fontWeight: vars.weight.medium },
  },
});

export const link = style([
  focusRing,
  touchTarget,
  {
    display: 'block',
    minInlineSize: 0,
    paddingBlock: `calc((${space[3]} - 1lh) / 2)`,
    paddingInline: space[0.5],
    borderRadius: vars.radius.small,
    color: 'inherit',
    textDecoration: 'none',
    cursor: 'default',
    selectors: {
      '&[href]': { cursor: 'pointer' },
      '&[href][data-hovered]': { color: color.primary.text, textDecoration: 'underline', textUnderlineOffset: '0.2em' },
    },
  },
]);
export const words = style([truncate, { display: 'block', textAlign: ['-webkit-match-parent', 'match-parent'] }]);

export const upLink = style([link, { display: 'flex', alignItems: 'center', gap: space[0.5], color: color.textQuiet }]);
globalStyle(`${upLink} > svg`, { flex: 'none' });

export const arrow = style({ flex: 'none', marginInline: space[0.5], color: color.textQuiet });

/** Hidden copy of the path at its full width, for measuring. */
export const measured = style([
  path,
  {
    position: 'absolute',
    insetBlockStart: 0,
    insetInlineStart: 0,
    inlineSize: 0,
    overflow: 'hidden',
    visibility: 'hidden',
    pointerEvents: 'none',
    whiteSpace: 'nowrap',
    '@media': { [media.belowSm]: { display: 'none' } },
  },
]);
globalStyle(`${measured} > ${crumb}`, { flex: 'none', minInlineSize: 0 });
