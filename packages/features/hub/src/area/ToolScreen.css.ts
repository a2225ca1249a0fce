import { style } from '@vanilla-extract/css';
import { vars } from '@apiyard/ui/theme/contract.css';
import { media } from '@apiyard/ui/theme/media';

const { space, size } = vars;

/** Wide pages show the area's tools next to the open one. Narrow pages link back to them. */
export const withList = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  gap: space[3],
  '@media': { [media.fromLg]: { gridTemplateColumns: '13rem minmax(0, 1fr)' } },
});

export const neighbours = style({
  display: 'none',
  '@media': {
    [media.fromLg]: {
      display: 'block',
      position: 'sticky',
      insetBlockStart: `calc(${size.topbar} + ${space[2]})`,
      maxBlockSize: `calc(100vh - ${size.topbar} - ${space[4]})`,
      overflowY: 'auto',
      scrollbarWidth: 'thin',
    },
  },
});

export const alone = style({ minInlineSize: 0 });

/** Links to the previous and next tool, at both ends of the row. */
export const pager = style({ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', gap: space[2] });
export const after = style({ marginInlineStart: 'auto' });
/** Text followed by an arrow. */
export const ahead = style({ display: 'inline-flex', alignItems: 'center', gap: space[0.5] });

/** Height of a tool's breadcrumbs, name, summary and badges. */
export const headRoom = style({
  minBlockSize: `calc(${vars.type.h3.size} * ${vars.type.h3.lineHeight} + ${vars.type.body.size} * ${vars.type.body.lineHeight} + ${vars.size.controlDense} + ${space[6]})`,
});
