import { style } from '@vanilla-extract/css';
import { vars } from '@apiyard/ui/theme/contract.css';

const { color, space, size } = vars;

/** Side by side where both have room for a line. */
const isWide = '(min-width: 46rem)';

export const frame = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[1],
  minInlineSize: 0,
  containerType: 'inline-size',
});
export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[1],
});
export const choice = style({ '@container': { [isWide]: { display: 'none' } } });

export const panes = style({
  display: 'grid',
  gap: space[3],
  minInlineSize: 0,
  '@container': { [isWide]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)' } },
});

const pane = style({ display: 'flex', flexDirection: 'column', minInlineSize: 0 });
const away = { display: 'none', '@container': { [isWide]: { display: 'flex' } } };
export const write = style([pane, { selectors: { [`${panes}[data-shown=preview] > &`]: away } }]);
export const preview = style([pane, { gap: space['0.5'], selectors: { [`${panes}[data-shown=write] > &`]: away } }]);

export const caption = style({ fontWeight: vars.type.h6.weight });

/** As high as the adjacent field, for any text length: both scroll separately. */
export const sheet = style({
  position: 'relative',
  flex: '1 1 0',
  minBlockSize: size.control,
  border: `${size.line} solid ${color.divider}`,
  borderRadius: vars.radius.control,
  background: color.paper,
});
export const page = style({
  minBlockSize: '12rem',
  padding: space[2],
  overflow: 'auto',
  overflowWrap: 'anywhere',
  borderRadius: vars.radius.control,
  '@container': { [isWide]: { position: 'absolute', inset: 0, minBlockSize: 0 } },
});
