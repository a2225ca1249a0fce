import { style } from '@vanilla-extract/css';
import { vars } from '@apiyard/ui/theme/contract.css';
import { selectedEntry } from '@apiyard/ui/theme/selection.css';
import { focusRing } from '@apiyard/ui/theme/focus-ring.css';
import { media } from '@apiyard/ui/theme/media';
import { text } from '@apiyard/ui/theme/text.css';

const { color, space, size } = vars;

const list = style({ display: 'grid', gap: space[0.5], margin: 0, padding: 0, listStyle: 'none' });
export const tiles = style([
  list,
  { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', inlineSize: 'min(19rem, 80vi)' },
]);
export const links = style([list, { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' }]);

const place = style([
  focusRing,
  {
    display: 'flex',
    gap: space[1],
    borderRadius: vars.radius.control,
    color: color.text,
    textDecoration: 'none',
    overflowWrap: 'anywhere',
    transition: `background-color ${vars.duration.quick} ${vars.easing.move}`,
    selectors: {
      '&:hover': { background: color.hover },
      '&[aria-current="page"]': selectedEntry,
      '&:focus-visible': { outlineOffset: `calc(-1 * ${size.ring})` },
    },
  },
]);

export const tile = style([
  place,
  text.small,
  {
    flexDirection: 'column',
    alignItems: 'center',
    blockSize: '100%',
    paddingBlock: space['1.5'],
    paddingInline: space[0.5],
    textAlign: 'center',
  },
]);
export const tileIcon = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  inlineSize: size.control,
  blockSize: size.control,
  borderRadius: vars.radius.control,
  background: color.primary.light,
  color: color.primary.onLight,
});
export const link = style([
  place,
  {
    alignItems: 'center',
    minBlockSize: size.controlDense,
    paddingInline: space[1],
    '@media': { [media.coarsePointer]: { minBlockSize: size.touch } },
  },
]);
export const linkIcon = style({ display: 'inline-flex', flex: 'none', color: color.textQuiet });
