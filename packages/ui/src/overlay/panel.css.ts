import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { text } from '../theme/text.css.ts';

const { color, space, size } = vars;

// The dialog itself scrolls, because it has the focus: so arrow keys scroll it even without a focusable element inside.
export const scroller = style({
  display: 'flex',
  flexDirection: 'column',
  flexGrow: 1,
  minInlineSize: 0,
  minBlockSize: 0,
  overflow: 'auto',
  overscrollBehavior: 'contain',
  borderRadius: 'inherit',
  outline: 'none',
});

const pinned = style({ position: 'sticky', zIndex: vars.layer.raised, background: color.paper });

export const head = style([
  pinned,
  {
    insetBlockStart: 0,
    display: 'flex',
    alignItems: 'flex-start',
    justifyContent: 'space-between',
    gap: space[2],
    paddingBlock: `${space[3]} ${space[1]}`,
    paddingInline: size.cardContent,
  },
]);
export const title = style([text.h5, { minInlineSize: 0, overflowWrap: 'anywhere' }]);

export const body = style({
  flexGrow: 1,
  paddingInline: size.cardContent,
  paddingBlock: space[1],
  overflowWrap: 'anywhere',
  selectors: { '&:last-child': { paddingBlockEnd: size.cardContent } },
});

export const actionRow = style([
  pinned,
  {
    insetBlockEnd: 0,
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'flex-end',
    gap: space[1],
    paddingBlock: `${space[2]} ${size.cardContent}`,
    paddingInline: size.cardContent,
  },
]);
