import { vars } from '@apiyard/ui/theme/contract.css';
import { media } from '@apiyard/ui/theme/media';
import { globalStyle, style } from '@vanilla-extract/css';

const { color, space, type, font } = vars;

/** Side by side if there is room: QR code to scan, secret to type. */
export const scan = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: space[3],
  alignItems: 'start',
  '@media': { [media.belowSm]: { gridTemplateColumns: 'minmax(0, 1fr)', justifyItems: 'center' } },
});

export const secret = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[1],
  padding: space[1],
  paddingInlineStart: space[2],
  background: color.sunken,
  borderRadius: vars.radius.small,
});

export const secretGroups = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: space[1],
  fontFamily: font.mono,
  fontSize: type.body.size,
  overflowWrap: 'anywhere',
});

export const codes = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(10rem, 1fr))',
  gap: `${space['0.5']} ${space[2]}`,
  margin: 0,
  // Overrides the reset's styles for lists without markers.
  selectors: { '&&': { padding: space[2] } },
  listStyle: 'none',
  background: color.sunken,
  borderRadius: vars.radius.small,
  fontFamily: font.mono,
  fontVariantNumeric: 'tabular-nums',
});

/** The only part of the page that is printed: the codes and their description. */
export const printed = style({});
const alone = `body:has(.${printed})`;
globalStyle(`${alone} *`, { '@media': { print: { visibility: 'hidden' } } });
globalStyle(`${alone} .${printed}, ${alone} .${printed} *`, { '@media': { print: { visibility: 'visible' } } });
globalStyle(`${alone} .${printed}`, {
  '@media': { print: { position: 'fixed', insetBlockStart: 0, insetInlineStart: 0 } },
});
