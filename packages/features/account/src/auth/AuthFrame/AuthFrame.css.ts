import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { vars } from '@apiyard/ui/theme/contract.css';
import { media } from '@apiyard/ui/theme/media';

const { color, space, size } = vars;

const oneColumn = style({ display: 'grid', flexGrow: 1, gridTemplateColumns: 'minmax(0, 1fr)' });

export const frame = styleVariants({
  split: [oneColumn, { '@media': { [media.fromMd]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)' } } }],
  // The card's background extends behind the layout's header.
  centred: [
    oneColumn,
    {
      '@media': {
        [media.fromSm]: {
          marginBlockStart: `calc(-1 * ${size.topbar})`,
          paddingBlockStart: size.topbar,
          background: color.primary.light,
        },
      },
    },
  ],
});

export const task = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  padding: space[3],
  paddingBlockEnd: space[8],
  '@media': {
    [media.belowMd]: { justifyContent: 'flex-start', paddingBlockStart: space[4] },
    [media.belowSm]: { paddingInline: space[2] },
  },
});

const taskColumn = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[3],
  inlineSize: '100%',
  maxInlineSize: '24rem',
});

export const column = styleVariants({
  split: [taskColumn],
  centred: [
    taskColumn,
    {
      '@media': {
        [media.fromSm]: {
          boxSizing: 'content-box',
          padding: space[4],
          background: color.paper,
          border: `${size.line} solid ${vars.card.borderColor}`,
          borderRadius: vars.radius.card,
          boxShadow: vars.card.shadow,
        },
      },
    },
  ],
});
export const head = style({ display: 'flex', flexDirection: 'column', gap: space['0.5'] });
export const title = style({ fontSize: vars.type.h2.size, lineHeight: vars.type.h2.lineHeight, outline: 'none' });

/** Extends behind the layout's header. */
export const side = style({
  display: 'none',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space[4],
  marginBlockStart: `calc(-1 * ${size.topbar})`,
  padding: space[4],
  background: color.primary.light,
  '@media': { [media.fromMd]: { display: 'flex' } },
});

export const sideWords = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[1],
  maxInlineSize: '26rem',
  textAlign: 'center',
});
globalStyle(`:is(${head}, ${sideWords}) p`, { textWrap: 'balance' });
export const sideTitle = style({
  fontSize: vars.type.h4.size,
  lineHeight: vars.type.h4.lineHeight,
  fontWeight: vars.weight.heading,
});
