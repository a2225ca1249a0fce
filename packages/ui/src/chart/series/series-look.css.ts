import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { media } from '../../theme/media.ts';

/**
 * The colour of a series, as `currentColor` for its lines, areas and markers. In forced-colours mode all have the same
 * colour.
 */
export const seriesColor = styleVariants({ ...vars.color.series, error: vars.color.error.border }, (color) => ({
  color,
  '@media': { [media.forcedColors]: { color: 'CanvasText', forcedColorAdjust: 'none' } },
}));

/** Long names next to it wrap before it shrinks. */
export const swatch = style({ flex: 'none' });

export const line = style({
  fill: 'none',
  stroke: 'currentcolor',
  strokeWidth: 2,
  strokeLinejoin: 'round',
  strokeLinecap: 'round',
});

/** Strokes of lines, so that series differ without colour. */
const dashes = { solid: 'none', dashed: '7 5', dotted: '1 5', dashDot: '9 5 1 5', long: '14 6', pairs: '6 4 6 10' };
export const dash = styleVariants(dashes, (strokeDasharray) => ({ strokeDasharray }));
/** If markers distinguish the series, strokes stay solid except in high-contrast modes. */
export const quietDash = styleVariants(dashes, (strokeDasharray) => ({
  '@media': {
    [media.moreContrast]: { strokeDasharray },
    [media.forcedColors]: { strokeDasharray },
  },
}));

export const marker = style({
  fill: 'currentcolor',
  stroke: vars.color.paper,
  strokeWidth: 1,
  '@media': { [media.forcedColors]: { stroke: 'Canvas' } },
});

const under = { fill: 'currentcolor', stroke: 'none', '@media': { [media.forcedColors]: { fillOpacity: 0 } } };
export const fill = styleVariants({
  /** Bars and slices: opaque, with a gap to their neighbours. */
  solid: [
    {
      ...under,
      stroke: vars.color.paper,
      strokeWidth: 1,
      '@media': { [media.forcedColors]: { fill: 'Canvas', stroke: 'CanvasText' } },
    },
  ],
  /** Overlapping areas. */
  tint: [{ ...under, fillOpacity: 0.14 }],
  /** Stacked areas. */
  layer: [{ ...under, fillOpacity: 0.4 }],
});

/** Hatching over a fill. Stronger if colours are not available. */
export const hatching = style({
  stroke: 'none',
  opacity: 0.45,
  '@media': { [media.moreContrast]: { opacity: 1 }, [media.forcedColors]: { opacity: 1 } },
});
export const hatchingLine = style({
  fill: 'none',
  stroke: vars.color.paper,
  strokeWidth: 1.5,
  '@media': { [media.forcedColors]: { stroke: 'CanvasText' } },
});
export const hatchingDot = style({
  fill: vars.color.paper,
  stroke: 'none',
  '@media': { [media.forcedColors]: { fill: 'CanvasText' } },
});
/** Hidden unless colours are forced: then the first series is solid. */
export const hatchingFull = style({ fill: 'none', '@media': { [media.forcedColors]: { fill: 'CanvasText' } } });
