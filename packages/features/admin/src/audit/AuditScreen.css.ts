import { style } from '@vanilla-extract/css';
import { media } from '@apiyard/ui/theme/media';
import { vars } from '@apiyard/ui/theme/contract.css';

const { size, space, type } = vars;

/** Search on its own row; below it five fields, or the type and then pairs. */
export const toolbar = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(5, minmax(0, 1fr))',
  alignItems: 'end',
  gap: space[2],
  '@media': { [media.belowLg]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});
export const search = style({ gridColumn: '1 / -1', minInlineSize: 0 });
export const kind = style({ minInlineSize: 0, '@media': { [media.belowLg]: { gridColumn: '1 / -1' } } });
export const choice = style({ minInlineSize: 0 });
/** Subjects without a name show their id, truncated. */
export const subjectId = style({ display: 'block', maxInlineSize: '9rem', minInlineSize: 0 });
/** Height of a field with its label. */
export const dayRoom = style({
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'flex-end',
  minBlockSize: `calc(${type.body.lineHeight} * 1em + ${space[0.5]} + ${size.control})`,
});

/** Keeps the page from jumping as results change. */
export const results = style({ display: 'flex', flexDirection: 'column', gap: space[2], minBlockSize: '60vh' });

export const facts = style({
  display: 'grid',
  gap: `${space[0.5]} ${space[2]}`,
  gridTemplateColumns: 'max-content minmax(0, 1fr)',
  margin: 0,
});
export const fact = style({ margin: 0, minInlineSize: 0, overflowWrap: 'anywhere' });
/** A long value breaks inside its column. */
export const changedValue = style({ overflowWrap: 'anywhere', whiteSpace: 'pre-wrap' });
