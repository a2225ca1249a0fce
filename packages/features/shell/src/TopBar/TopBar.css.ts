import { style } from '@vanilla-extract/css';
import { vars } from '@apiyard/ui/theme/contract.css';
import { media } from '@apiyard/ui/theme/media';
import { edgeTab } from '../edge-tab.ts';

const { space, size } = vars;

const inHorizontal = 'html[data-layout="horizontal"] &';

export const fromLg = style({
  display: 'contents',
  selectors: { [inHorizontal]: { display: 'none' } },
  '@media': { [media.belowLg]: { display: 'none' } },
});
export const belowLg = style({ display: 'contents', '@media': { [media.fromLg]: { display: 'none' } } });
/** The sidebar has the brand; where there is none, the header has it. */
export const brand = style({
  display: 'inline-flex',
  minInlineSize: 0,
  '@media': { [media.fromLg]: { display: 'none', selectors: { [inHorizontal]: { display: 'inline-flex' } } } },
});
export const fromSm = style({ display: 'contents', '@media': { [media.belowSm]: { display: 'none' } } });
/** What opens from the window's edge where there is room for it. */
export const withoutEdgeTab = style({ display: 'contents', '@media': { [edgeTab]: { display: 'none' } } });
export const belowSm = style({ display: 'contents', '@media': { [media.fromSm]: { display: 'none' } } });

/** Fingers hit 44 px: the areas must not lie over each other. */
export const tools = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[1],
  '@media': { [media.coarsePointer]: { gap: `min(${size.touch} - ${size.iconButton}, 3vw)` } },
});
