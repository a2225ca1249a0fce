import { vars } from '@apiyard/ui/theme/contract.css';
import { focusRing } from '@apiyard/ui/theme/focus-ring.css';
import { media } from '@apiyard/ui/theme/media';
import { style } from '@vanilla-extract/css';

const { color, space, size } = vars;

/** For the keyboard's sake alone: what is in it is laid out as by the page. */
export const whole = style({ display: 'contents' });

// The line under all links is the list's, so that it does not scroll away with them.
export const list = style({
  display: 'flex',
  margin: 0,
  padding: 0,
  marginBlock: `${space[1]} ${space[3]}`,
  overflowX: 'auto',
  scrollbarWidth: 'none',
  listStyle: 'none',
  boxShadow: `inset 0 calc(${size.line} * -1) ${color.divider}`,
});

export const link = style([
  focusRing,
  {
    display: 'flex',
    alignItems: 'center',
    minBlockSize: size.control,
    paddingInline: space[2],
    borderBlockEnd: `${size.ring} solid transparent`,
    color: color.textQuiet,
    fontWeight: vars.weight.medium,
    whiteSpace: 'nowrap',
    textDecoration: 'none',
    transition: `color ${vars.duration.quick}, border-color ${vars.duration.quick}`,
    selectors: {
      '&:hover': { color: color.text },
      '&[aria-current="page"]': { color: color.primary.text, borderBlockEndColor: color.primary.border },
      // Inside, because the list would cut it off.
      '&:focus-visible': { outlineOffset: `calc(${size.ring} * -1)`, borderRadius: vars.radius.small },
    },
    '@media': {
      // All five fit a phone in most languages.
      [media.belowSm]: { paddingInline: space[1] },
      [media.coarsePointer]: { minBlockSize: size.touch },
      // Forced colours draw transparent edges too, and no shadows.
      [media.forcedColors]: { borderBlockEndColor: 'Canvas', selectors: { '&[aria-current="page"]': { borderBlockEndColor: 'Highlight' } } },
    },
  },
]);
