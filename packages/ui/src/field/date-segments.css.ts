import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { media } from '../theme/media.ts';
import { control, input } from './field.css.ts';

/**
 * A single line. Inline instead of flex, because the direction marks that order the segments in right-to-left text only
 * work inline.
 */
const line = {
  display: 'block',
  whiteSpace: 'nowrap',
  overflow: 'hidden',
  fontVariantNumeric: 'tabular-nums',
  cursor: 'text',
} as const;

const aroundSegment = `calc(${vars.space[0.5]} / 2)`;
/** The first digit is aligned with the text of other fields. */
const paddingInline = `calc(${vars.space[1.5]} - ${aroundSegment})`;

/** The segments of a date or time, inside the border of a field. */
export const segments = style([input, line, { paddingInline }]);

/** The same for one end of a range: no wider than its content. */
export const endSegments = style([segments, { flex: 'none', maxInlineSize: '100%', paddingInline: vars.space[0.5] }]);

/** The same with the border of a field. */
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
