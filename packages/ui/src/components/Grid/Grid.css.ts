import { style, styleVariants } from '@vanilla-extract/css';

/** Set by `namedColumn`, or by the component for a custom length. */
export const columnWidth = '--apiyard-grid-column';

export const grid = style({
  display: 'grid',
  // `min` keeps one column inside a container that is narrower than the column.
  gridTemplateColumns: `repeat(auto-fill, minmax(min(100%, var(${columnWidth})), 1fr))`,
});

export const namedColumn = styleVariants({ narrow: '12rem', card: '17rem', wide: '24rem' }, (width) => ({
  vars: { [columnWidth]: width },
}));
