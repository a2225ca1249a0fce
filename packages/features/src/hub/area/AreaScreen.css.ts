import { style } from '@vanilla-extract/css';
import { vars } from '@apiyard/ui/theme/contract.css';
import { media } from '@apiyard/ui/theme/media';

const { space, size } = vars;

export const search = style({ flex: '1 1 18rem', minInlineSize: 0 });

/** Tall enough that the page does not jump while results come and go. */
export const results = style({ minBlockSize: '40vh' });

/** The tools of the area stand beside the open one where there is room; elsewhere the way back leads to them. */
export const beside = style({
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

/** The way to the tools before and after this one, at both ends of the line. */
export const pager = style({ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', gap: space[2] });
export const after = style({ marginInlineStart: 'auto' });
/** Words with an arrow after them. */
export const ahead = style({ display: 'inline-flex', alignItems: 'center', gap: space[0.5] });

/** As high as a tool's name, its line and its marks. */
export const headRoom = style({
  minBlockSize: `calc(${vars.type.h3.size} * ${vars.type.h3.lineHeight} + ${vars.type.body.size} * ${vars.type.body.lineHeight} + ${space[5]})`,
});
