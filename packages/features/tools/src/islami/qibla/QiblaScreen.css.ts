import { style } from '@vanilla-extract/css';
import { vars } from '@apiyard/ui/theme/contract.css';
import { media } from '@apiyard/ui/theme/media';
import { tabularFigures, text } from '@apiyard/ui/theme/text.css';

const { color, space } = vars;

export const page = style({ display: 'flex', flexDirection: 'column', gap: space[3] });

/** Direction and compass next to the map, and above it on phones. */
export const panes = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)',
  alignItems: 'start',
  gap: space[3],
  '@media': { [media.belowMd]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
export const column = style({ display: 'flex', flexDirection: 'column', gap: space[3], minInlineSize: 0 });
export const stack = style({ display: 'flex', flexDirection: 'column', alignItems: 'start', gap: space[2] });
export const bearing = style([text.h1, tabularFigures, { color: color.primary.text }]);
export const heading = style([text.h4, tabularFigures]);
/** As large as the map, before it is there. */
export const mapSpace = style({ inlineSize: '100%', maxInlineSize: '30rem', aspectRatio: '1', marginInline: 'auto' });
export const foot = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: `${space[1]} ${space[2]}` });
