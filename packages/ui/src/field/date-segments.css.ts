import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { media } from '../theme/media.ts';
import { control, input } from './field.css.ts';

/** One line. Inline, not flex: only so do the marks that order the parts in right-to-left text work. */
const line = {
  display: 'block',
  whiteSpace: 'nowrap',
  overflow: 'hidden',
  fontVariantNumeric: 'tabular-nums',
  cursor: 'text',
} as const;

const aroundSegment = `calc(${vars.space[0.5]} / 2)`;
/** The first figure starts where the words of other fields do. */
const paddingInline = `calc(${vars.space[1.5]} - ${aroundSegment})`;

/** The parts of a date or time, inside the edge of a field. */
export const segments = style([input, line, { paddingInline }]);

/** The same as one end of a range: no wider than what is written. */
export const endSegments = style([segments, { flex: 'none', maxInlineSize: '100%', paddingInline: vars.space[0.5] }]);

/** The same with the edge of a field around them. */
export const segmentsControl = style([
  control,
  line,
  {
    paddingBlock: `calc((${vars.size.control} - 1lh) / 2 - ${vars.size.line})`,
    paddingInline,
    '@media': { [media.coarsePointer]: { fontSize: vars.type.h6.size } },
  },
]);

export const segment = style({
  paddingInline: aroundSegment,
  borderRadius: vars.radius.small,
  outline: 'none',
  caretColor: 'transparent',
  whiteSpace: 'pre',
  selectors: {
    '&[data-type="literal"]': { padding: 0, color: vars.color.textQuiet },
    '&[data-placeholder]': { color: vars.color.textQuiet },
    '&[data-disabled]': { color: 'inherit', cursor: 'not-allowed' },
    '&[data-focused]': { background: vars.color.primary.fill, color: vars.color.primary.onFill },
    '&[data-focused][data-invalid]': { background: vars.color.error.fill, color: vars.color.error.onFill },
  },
  '@media': {
    [media.forcedColors]: {
      selectors: {
        '&[data-focused], &[data-focused][data-invalid]': {
          forcedColorAdjust: 'none',
          background: 'Highlight',
          color: 'HighlightText',
        },
      },
    },
  },
});
