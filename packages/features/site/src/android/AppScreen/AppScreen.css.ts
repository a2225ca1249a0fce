import { vars } from '@apiyard/ui/theme/contract.css';
import { media } from '@apiyard/ui/theme/media';
import { text } from '@apiyard/ui/theme/text.css';
import { style } from '@vanilla-extract/css';

const { color, space } = vars;

export const columns = style({
  display: 'grid',
  gap: space[3],
  alignItems: 'start',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': { [media.fromLg]: { gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 1fr)' } },
});

export const head = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space[2] });

export const headWords = style({
  flexGrow: 1,
  flexBasis: '8rem',
  minInlineSize: 0,
  display: 'grid',
  gap: space[0.5],
  overflowWrap: 'anywhere',
});

export const facts = style({
  margin: 0,
  display: 'grid',
  gap: `${space[2]} ${space[3]}`,
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 6.5rem), 1fr))',
});

export const fact = style({ minInlineSize: 0 });

export const term = style([text.small, { color: color.textQuiet }]);

export const value = style({ margin: 0, overflowWrap: 'anywhere' });

/** Never shortened: people compare it character by character. */
export const digest = style({ gridColumn: '1 / -1', minInlineSize: 0 });

export const digestLine = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[1],
  margin: 0,
  overflowWrap: 'anywhere',
});

export const steps = style({
  margin: 0,
  paddingInlineStart: space[3],
  display: 'grid',
  gap: space[1],
  maxInlineSize: '72ch',
});

export const release = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space[1] });

export const releaseFacts = style([
  text.small,
  { display: 'flex', flexWrap: 'wrap', columnGap: space[2], color: color.textQuiet },
]);

export const changes = style({ maxInlineSize: '72ch', overflowWrap: 'anywhere' });
