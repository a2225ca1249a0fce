import { style, styleVariants } from '@vanilla-extract/css';

export const spread = style({ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', minInlineSize: 0 });

export const alignY = styleVariants({
  start: { alignItems: 'flex-start' },
  center: { alignItems: 'center' },
  end: { alignItems: 'flex-end' },
  baseline: { alignItems: 'baseline' },
});
