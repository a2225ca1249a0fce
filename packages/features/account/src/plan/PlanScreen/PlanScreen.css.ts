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

/** What people wrote keeps its lines. */
export const said = style({ whiteSpace: 'pre-line', overflowWrap: 'anywhere' });

/** Has the keyboard for a moment, after what was pressed in it is gone. */
export const answerable = style([focusRing, { borderRadius: vars.radius.small }]);

/** Reached by a link from the plans: the bar at the top must not lie over its title. */
export const target = style({ scrollMarginBlockStart: '6rem' });
