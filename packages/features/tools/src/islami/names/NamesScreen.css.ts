import { vars } from '@apiyard/ui/theme/contract.css';
import { tabularFigures, text } from '@apiyard/ui/theme/text.css';
import { style } from '@vanilla-extract/css';

const { color, radius, size, space } = vars;

export const page = style({ display: 'flex', flexDirection: 'column', gap: space[3] });
export const search = style({ maxInlineSize: '22rem' });
export const names = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(14rem, 100%), 1fr))',
  gap: space[2],
  margin: 0,
  padding: 0,
  listStyle: 'none',
});
export const name = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[0.5],
  padding: space[2],
  border: `${size.line} solid ${color.divider}`,
  borderRadius: radius.card,
  background: color.paper,
  minInlineSize: 0,
  overflowWrap: 'anywhere',
});
export const number = style([text.small, tabularFigures, { color: color.textQuiet }]);
export const arabic = style([text.h3]);
