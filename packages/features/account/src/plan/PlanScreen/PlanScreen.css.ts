import { style } from '@vanilla-extract/css';
import { vars } from '@apiyard/ui/theme/contract.css';
import { focusRing } from '@apiyard/ui/theme/focus-ring.css';

const { color, space } = vars;

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[1],
});
export const name = style({
  margin: 0,
  fontSize: vars.type.h3.size,
  lineHeight: vars.type.h3.lineHeight,
  fontWeight: vars.weight.heading,
  overflowWrap: 'anywhere',
});
export const limits = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 13rem), 1fr))',
  gap: space[1],
  margin: 0,
  padding: 0,
  listStyle: 'none',
});
export const limit = style({ display: 'flex', alignItems: 'flex-start', gap: space[1] });
export const mark = style({
  flex: 'none',
  display: 'inline-flex',
  alignItems: 'center',
  blockSize: `calc(${vars.type.body.size} * ${vars.type.body.lineHeight})`,
  color: color.textQuiet,
});

/** Keeps line breaks. */
export const note = style({ whiteSpace: 'pre-line', overflowWrap: 'anywhere' });

/** Receives the focus when the pressed button inside it disappears. */
export const answerable = style([focusRing, { borderRadius: vars.radius.small }]);

/** Target of a link from the plans page: its title must stop below the header. */
export const target = style({ scrollMarginBlockStart: `calc(${vars.size.topbar} + ${space[3]})` });
