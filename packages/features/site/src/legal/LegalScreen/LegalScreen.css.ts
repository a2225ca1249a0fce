import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '@apiyard/ui/theme/contract.css';
import { focusRing } from '@apiyard/ui/theme/focus-ring.css';
import { media } from '@apiyard/ui/theme/media';

const { color, space, size } = vars;

export const layout = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  gap: space[3],
  '@media': { [media.fromMd]: { gridTemplateColumns: '15rem minmax(0, 1fr)', gap: space[6] } },
});

/** Sticky beside the text on wide screens. */
export const contents = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[1],
  '@media': {
    [media.fromMd]: {
      position: 'sticky',
      insetBlockStart: `calc(${size.topbar} + ${space[3]})`,
      maxBlockSize: `calc(100dvb - ${size.topbar} - ${space[6]})`,
      overflowY: 'auto',
    },
    [media.belowMd]: { padding: space[2], borderRadius: vars.radius.control, background: color.sunken },
    print: { display: 'none' },
  },
});

export const contentsTitle = style({
  fontSize: vars.type.small.size,
  lineHeight: vars.type.small.lineHeight,
  color: color.textQuiet,
  fontWeight: vars.weight.medium,
});

export const links = style({
  '@media': {
    [media.belowMd]: { columns: '8rem 2', columnGap: space[2] },
    [media.fromMd]: { borderInlineStart: `${size.line} solid ${color.divider}` },
  },
});

export const link = style([
  focusRing,
  {
    display: 'block',
    paddingBlock: space['0.5'],
    borderRadius: vars.radius.small,
    color: color.textQuiet,
    textDecoration: 'none',
    breakInside: 'avoid',
    overflowWrap: 'anywhere',
    selectors: { '&:hover': { color: color.text, textDecoration: 'underline' } },
    '@media': { [media.fromMd]: { paddingInlineStart: space[2] } },
  },
]);

export const text = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[5],
  minInlineSize: 0,
  maxInlineSize: size.measure,
});
export const section = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space['1.5'],
  breakInside: 'avoid-page',
});

/** Body text for long reading, slightly larger than in the app. */
export const paragraph = style({
  fontSize: vars.type.h6.size,
  lineHeight: '1.65',
  overflowWrap: 'anywhere',
  textWrap: 'pretty',
});
export const points = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[1],
  paddingInlineStart: space[3],
  listStyle: 'disc',
});
globalStyle(`${points} > li::marker`, { color: color.primary.text });

export const operator = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[1],
  padding: space[2],
  border: `${size.line} solid ${color.divider}`,
  borderRadius: vars.radius.control,
});
export const facts = style({ display: 'flex', flexDirection: 'column', gap: space[1] });
