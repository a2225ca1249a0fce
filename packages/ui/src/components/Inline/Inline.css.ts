import { style, styleVariants } from '@vanilla-extract/css';

const base = style({ display: 'flex', minInlineSize: 0 });

export const inline = styleVariants(
  { start: 'flex-start', center: 'center', end: 'flex-end', baseline: 'baseline', stretch: 'stretch' },
  (alignItems) => [base, { alignItems }],
);

export const justified = styleVariants(
  { start: 'flex-start', center: 'center', end: 'flex-end', between: 'space-between' },
  (justifyContent) => ({ justifyContent }),
);

export const wraps = style({ flexWrap: 'wrap' });
