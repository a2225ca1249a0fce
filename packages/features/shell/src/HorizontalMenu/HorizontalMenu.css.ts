import { style } from '@vanilla-extract/css';
import { vars } from '@apiyard/ui/theme/contract.css';
import { selectedEntry } from '@apiyard/ui/theme/selection.css';
import { focusRing } from '@apiyard/ui/theme/focus-ring.css';
import { media } from '@apiyard/ui/theme/media';

const { color, space, size } = vars;

export const bar = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[0.5],
  blockSize: '100%',
  inlineSize: '100%',
  minInlineSize: 0,
});

/** One line: entries that do not fit wrap out of sight and are under 'More'. */
export const line = style({
  display: 'flex',
  flexWrap: 'wrap',
  flex: '1 1 0',
  gap: space[0.5],
  minInlineSize: 0,
  blockSize: size.control,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  overflow: 'clip',
  overflowClipMargin: space[0.5],
});
export const place = style({
  display: 'flex',
  flex: 'none',
  blockSize: size.control,
  selectors: { '&[data-out]': { visibility: 'hidden' } },
});

export const entry = style([
  focusRing,
  {
    display: 'inline-flex',
    alignItems: 'center',
    gap: space[1],
    blockSize: '100%',
    paddingInline: space['1.5'],
    borderRadius: vars.radius.control,
    color: color.text,
    fontWeight: vars.weight.heading,
    whiteSpace: 'nowrap',
    textDecoration: 'none',
    transition: `background-color ${vars.duration.quick} ${vars.easing.move}`,
    selectors: {
      '&:hover': { background: color.hover },
      '&[aria-current="page"]': selectedEntry,
      '&:focus-visible': { outlineOffset: `calc(-1 * ${size.ring})` },
    },
    '@media': {
      [media.forcedColors]: {
        selectors: {
          '&[aria-current="page"]': {
            outline: `${size.ring} solid Highlight`,
            outlineOffset: `calc(-1 * ${size.ring})`,
          },
        },
      },
    },
  },
]);

export const withArrow = style({ display: 'inline-flex', alignItems: 'center', gap: space[0.5], whiteSpace: 'nowrap' });
