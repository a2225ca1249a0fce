import { style } from '@vanilla-extract/css';
import { media } from '@apiyard/ui/theme/media';
import { vars } from '@apiyard/ui/theme/contract.css';
import { tabularFigures, text } from '@apiyard/ui/theme/text.css';

const { color, space, size } = vars;

/** Four columns or two, never three and one. */
export const figures = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
  gap: space[3],
  '@media': {
    [media.belowLg]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    [media.belowSm]: { gap: space[2] },
  },
});

export const list = style([text.body, { margin: 0, display: 'grid' }]);
export const name = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  columnGap: space[2],
  paddingBlock: space[1],
  color: color.textQuiet,
  selectors: {
    '&:not(:last-child)': { borderBlockEnd: `${size.line} solid ${color.divider}` },
    '&:first-child': { paddingBlockStart: 0 },
    '&:last-child': { paddingBlockEnd: 0 },
  },
});
export const value = style([
  tabularFigures,
  {
    margin: 0,
    color: color.text,
    fontWeight: vars.weight.medium,
    textAlign: 'end',
    overflowWrap: 'anywhere',
    minInlineSize: 0,
  },
]);
