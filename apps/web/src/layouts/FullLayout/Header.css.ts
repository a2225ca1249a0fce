import { style } from '@vanilla-extract/css';
import { vars } from '@apiyard/ui/theme/contract.css';
import { focusRing } from '@apiyard/ui/theme/focus-ring.css';
import { media } from '@apiyard/ui/theme/media';
import { touchTarget } from '@apiyard/ui/theme/touch-target.css';

const { color, space, size } = vars;

export const header = style({
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: vars.layer.sticky,
  display: 'flex',
  alignItems: 'center',
  gap: space[1],
  flex: 'none',
  blockSize: size.topbar,
  paddingInline: space[3],
  background: color.page,
  borderBlockEnd: `${size.line} solid ${color.divider}`,
  '@media': {
    [media.belowSm]: { paddingInline: space[2], gap: space['0.5'] },
    // Apart enough that the areas that fingers hit do not lie over each other, as far as the narrowest phones have room.
    [media.coarsePointer]: { gap: `min(${size.touch} - ${size.iconButton}, 3vw)` },
  },
});

export const onlyWide = style({ display: 'contents', '@media': { [media.belowLg]: { display: 'none' } } });
export const onlyNarrow = style({ display: 'contents', '@media': { [media.fromLg]: { display: 'none' } } });
export const spacer = style({ flexGrow: 1 });

/** Looks like a field, leads to one. */
export const search = style([
  touchTarget,
  {
    display: 'inline-flex',
    alignItems: 'center',
    gap: space[1],
    inlineSize: '18rem',
    minBlockSize: size.control,
    paddingInline: space['1.5'],
    border: `${size.line} solid ${color.controlBorder}`,
    borderRadius: vars.radius.control,
    background: color.paper,
    color: color.textQuiet,
    textDecoration: 'none',
    selectors: { '&:hover': { borderColor: color.text, color: color.text } },
    '@media': {
      [media.belowSm]: { inlineSize: size.iconButton, minBlockSize: size.iconButton, padding: 0, justifyContent: 'center', borderColor: 'transparent', background: 'transparent' },
    },
  },
]);

export const searchIcon = style({ flex: 'none' });
export const searchWords = style({ flexGrow: 1, '@media': { [media.belowSm]: { display: 'none' } } });

export const keys = style({ display: 'inline-flex', '@media': { [media.belowMd]: { display: 'none' } } });

/** The person's picture as a button. */
export const person = style([
  focusRing,
  touchTarget,
  {
    display: 'inline-flex',
    flex: 'none',
    margin: 0,
    padding: 0,
    border: 0,
    borderRadius: vars.radius.pill,
    background: 'transparent',
    cursor: 'pointer',
  },
]);
