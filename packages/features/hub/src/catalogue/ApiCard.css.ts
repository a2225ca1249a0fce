import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '@apiyard/ui/theme/contract.css';
import { card as rowCard } from '@apiyard/kit/RowList/RowList.css.ts';
import { firstLines } from '@apiyard/ui/theme/text.css';

const { color, space } = vars;

export const card = style([
  rowCard,
  {
    position: 'relative',
    contentVisibility: 'auto',
    containIntrinsicBlockSize: 'auto 9rem',
    transition: `border-color ${vars.duration.quick}, background ${vars.duration.quick}`,
    selectors: { '&:hover': { background: color.hover, borderColor: color.primary.border } },
  },
]);

export const name = style({
  minInlineSize: 0,
  margin: 0,
  fontSize: vars.type.h6.size,
  lineHeight: vars.type.h6.lineHeight,
  fontWeight: vars.weight.heading,
  overflowWrap: 'anywhere',
});

// The whole card follows the link; the favourite button lies above it.
globalStyle(`${name} a::after`, { content: '', position: 'absolute', inset: 0, borderRadius: vars.radius.card });
export const above = style({ position: 'relative', zIndex: 1, flexShrink: 0 });

export const summary = style([firstLines.two, { color: color.textQuiet }]);

/** Badges, and the strip at the end. */
export const foot = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[1],
  marginBlockStart: 'auto',
  paddingBlockStart: space[0.5],
});

export const marks = style({ display: 'flex', flexWrap: 'wrap', gap: space[0.5], minInlineSize: 0 });
