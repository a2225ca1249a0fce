import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { vars } from '@apiyard/ui/theme/contract.css';
import { focusRing } from '@apiyard/ui/theme/focus-ring.css';
import { media } from '@apiyard/ui/theme/media';
import { text, truncate } from '@apiyard/ui/theme/text.css';

const { color, space } = vars;

/** Two-line cell: value and detail. */
export const lines = style({ display: 'flex', flexDirection: 'column', alignItems: 'flex-start', minInlineSize: 0 });
export const nameLines = style([
  lines,
  {
    maxInlineSize: '15rem',
    '@media': { [media.fromXl]: { maxInlineSize: '20rem' }, [media.belowMd]: { maxInlineSize: '100%' } },
  },
]);
/** Truncates to one line; the full text is in the tooltip. */
export const cutLine = style({ display: 'block', maxInlineSize: '100%', minInlineSize: 0 });
export const host = style({ display: 'block', maxInlineSize: '9rem' });
/** Keeps the row height, although the link is taller than a line. */
export const name = style({
  display: 'block',
  maxInlineSize: '100%',
  marginBlock: `calc(-0.5 * ${space[0.5]})`,
  fontWeight: vars.weight.medium,
});

export const run = style([
  text.small,
  { display: 'inline-flex', alignItems: 'center', gap: space[0.5], whiteSpace: 'nowrap' },
]);
globalStyle(`${run} > svg`, { flexShrink: 0 });
export const runTone = styleVariants({ passed: { color: color.textQuiet }, failed: { color: color.error.text } });

/** A badge that opens its details. */
export const health = style([
  focusRing,
  {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'flex-start',
    minInlineSize: 0,
    maxInlineSize: '10rem',
    padding: 0,
    border: 'none',
    borderRadius: vars.radius.small,
    background: 'none',
    color: 'inherit',
    font: 'inherit',
    textAlign: 'start',
    cursor: 'pointer',
    selectors: { '&:hover': { textDecoration: 'underline' } },
  },
]);

export const sentence = style([
  text.small,
  truncate,
  {
    maxInlineSize: '100%',
    color: color.error.text,
  },
]);
