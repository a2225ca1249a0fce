import { style } from '@vanilla-extract/css';
import { vars } from '@apiyard/ui/theme/contract.css';
import { media } from '@apiyard/ui/theme/media';

export const band = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  justifyContent: 'space-between',
  gap: `${vars.space[2]} ${vars.space[3]}`,
});

/** Grows from what a title needs, so that small actions stay on its line and wide ones go below on phones. */
export const words = style({
  display: 'flex',
  flexDirection: 'column',
  flex: '1 1 15rem',
  gap: vars.space['0.5'],
  minInlineSize: 0,
  maxInlineSize: vars.size.measure,
});

export const title = style({
  fontSize: vars.type.h3.size,
  lineHeight: vars.type.h3.lineHeight,
  fontWeight: vars.type.h3.weight,
  overflowWrap: 'anywhere',
  // Takes the focus after a move between pages, to be read aloud; it is no control.
  outline: 'none',
});

export const actionRow = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space[1] });

export const below = style({ '@media': { [media.belowSm]: { flexBasis: '100%' } } });

/** As high as the breadcrumbs: one line, on phones only the parent. Aligned with the title. */
export const way = style({
  flex: '1 0 100%',
  minInlineSize: 0,
  minBlockSize: vars.size.controlDense,
  marginInlineStart: `calc(-1 * ${vars.space['0.5']})`,
  marginBlockEnd: `calc(-1 * ${vars.space['1']})`,
  '@media': { [media.belowSm]: { minBlockSize: vars.space[3] } },
});
