import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '@apiyard/ui/theme/contract.css';
import { media } from '@apiyard/ui/theme/media';
import { text } from '@apiyard/ui/theme/text.css';

const { color, space, size } = vars;

/** Stacks the sections of a page. */
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
/** Text beside an illustration. On phones the text always comes first. */
export const textWithPicture = styleVariants({ start: {}, end: {} }, (_, side) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
  alignItems: 'center',
  gap: space[6],
  '@media': {
    [media.belowMd]: { gridTemplateColumns: 'minmax(0, 1fr)', gridTemplateAreas: '"words" "picture"', gap: space[3] },
  },
  ...(side === 'start' ? { gridTemplateAreas: '"words picture"' } : { gridTemplateAreas: '"picture words"' }),
}));
export const linkArea = style({ ...link, gap: space[2], gridArea: 'words' });
export const pictureArea = style({ ...link, gridArea: 'picture', alignItems: 'center' });
