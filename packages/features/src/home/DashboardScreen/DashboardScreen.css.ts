import { style } from '@vanilla-extract/css';
import { vars } from '@apiyard/ui/theme/contract.css';
import { focusRing } from '@apiyard/ui/theme/focus-ring.css';
import { media } from '@apiyard/ui/theme/media';
import { tabularFigures } from '@apiyard/ui/theme/text.css';

const { color, space, size } = vars;

/** The two cards of the first row: figures narrow, key wide. */
export const top = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[3],
  '@media': { [media.fromMd]: { gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)' }, [media.belowSm]: { gap: space[2] } },
});

export const figure = style([
  tabularFigures,
  { fontSize: vars.type.h1.size, lineHeight: vars.type.h1.lineHeight, fontWeight: vars.weight.heading },
]);

/** One line of code with its copy button at the end. */
export const codeLine = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[1],
  minInlineSize: 0,
  paddingBlock: space['0.5'],
  paddingInlineStart: space['1.5'],
  paddingInlineEnd: space['0.5'],
  borderRadius: vars.radius.control,
  background: color.code.surface,
  color: color.code.text,
});

export const code = style({
  flexGrow: 1,
  minInlineSize: 0,
  paddingBlock: space['0.5'],
  overflowX: 'auto',
  whiteSpace: 'nowrap',
  direction: 'ltr',
  textAlign: 'start',
  scrollbarWidth: 'thin',
});

export const favourite = style([
  focusRing,
  {
    position: 'relative',
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: space[2],
    minBlockSize: size.row,
    paddingInline: size.cardContent,
    selectors: {
      '& + &': { borderBlockStart: `${size.line} solid ${color.divider}` },
      '&:hover': { background: color.hover },
    },
    '@media': { [media.belowSm]: { paddingInline: size.cardPadding } },
  },
]);
export const padded = style({ paddingInline: size.cardContent, paddingBlockEnd: size.cardContent });
