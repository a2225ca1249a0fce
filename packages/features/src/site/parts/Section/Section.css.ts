import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '@apiyard/ui/theme/contract.css';
import { media } from '@apiyard/ui/theme/media';
import { text } from '@apiyard/ui/theme/text.css';

const { color, space, size } = vars;

/** Parts of a page one under the other, with room to breathe between them. */
export const sections = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[8],
  minInlineSize: 0,
  '@media': { [media.belowSm]: { gap: space[6] } },
});

export const section = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[3],
  minInlineSize: 0,
  '@media': { [media.belowSm]: { gap: space[2] } },
});
export const head = style({ display: 'flex', flexDirection: 'column', gap: space[1], maxInlineSize: size.measure });
export const purpose = style([text.h6, { color: color.textQuiet, fontWeight: vars.weight.regular }]);

/** What the page closes with: one thing to do. */
export const closing = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[3],
  padding: space[5],
  borderRadius: vars.radius.card,
  background: color.primary.light,
  '@media': { [media.belowSm]: { padding: size.cardContent } },
});

const link = { display: 'flex', flexDirection: 'column', gap: space[3], minInlineSize: 0 } as const;
/** Words beside a picture. On phones the words come first, whichever side they stand on. */
export const beside = styleVariants({ start: {}, end: {} }, (_, side) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
  alignItems: 'center',
  gap: space[6],
  '@media': {
    [media.belowMd]: { gridTemplateColumns: 'minmax(0, 1fr)', gridTemplateAreas: '"words" "picture"', gap: space[3] },
  },
  ...(side === 'start' ? { gridTemplateAreas: '"words picture"' } : { gridTemplateAreas: '"picture words"' }),
}));
export const besideWords = style({ ...link, gap: space[2], gridArea: 'words' });
export const besidePicture = style({ ...link, gridArea: 'picture', alignItems: 'center' });
