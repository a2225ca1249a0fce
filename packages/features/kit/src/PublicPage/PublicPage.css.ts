import { style } from '@vanilla-extract/css';
import { vars } from '@apiyard/ui/theme/contract.css';
import { media } from '@apiyard/ui/theme/media';

const { space, size } = vars;

export const page = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[4],
  inlineSize: '100%',
  minInlineSize: 0,
  maxInlineSize: `calc(${size.container} + 2 * ${space[3]})`,
  marginInline: 'auto',
  paddingInline: space[3],
  paddingBlockStart: space[5],
  paddingBlockEnd: space[8],
  '@media': {
    [media.belowSm]: { gap: space[3], paddingInline: space[2], paddingBlockStart: space[3], paddingBlockEnd: space[6] },
    print: { maxInlineSize: 'none', padding: 0 },
  },
});

export const head = style({ display: 'flex', flexDirection: 'column', gap: space[1], maxInlineSize: size.measure });
export const centred = style([head, { alignItems: 'center', marginInline: 'auto', textAlign: 'center' }]);

export const title = style({
  fontSize: vars.type.h1.size,
  lineHeight: vars.type.h1.lineHeight,
  fontWeight: vars.type.h1.weight,
  textWrap: 'balance',
  overflowWrap: 'anywhere',
  // Takes the focus after a move between pages, to be read aloud; it is no control.
  outline: 'none',
  '@media': { [media.belowSm]: { fontSize: vars.type.h2.size, lineHeight: vars.type.h2.lineHeight } },
});

export const purposeText = style({
  color: vars.color.textQuiet,
  fontSize: vars.type.h6.size,
  lineHeight: vars.type.h6.lineHeight,
  textWrap: 'balance',
});
