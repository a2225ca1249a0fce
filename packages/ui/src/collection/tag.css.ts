import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { focusRing } from '../theme/focus-ring.css.ts';
import { media } from '../theme/media.ts';
import { text } from '../theme/text.css.ts';

const { color, space, size } = vars;

/** A pill with a border, for names, categories and filters. */
export const tag = style([
  text.small,
  {
    display: 'inline-flex',
    alignItems: 'center',
    gap: space[0.5],
    maxInlineSize: '100%',
    minInlineSize: 0,
    minBlockSize: space[3],
    paddingBlock: `calc(${space[0.5]} / 2)`,
    paddingInline: space[1],
    border: `${size.line} solid ${color.grey[300]}`,
    // Half the height of one line: text of several lines gets a box with rounded corners.
    borderRadius: space[1.5],
    background: color.paper,
    color: color.text,
    fontWeight: vars.weight.medium,
    verticalAlign: 'middle',
    '@media': { [media.forcedColors]: { borderColor: 'CanvasText' } },
  },
]);

/** Icons before the text are 16 px, regardless of their own size. */
export const tagIcon = style({ display: 'inline-flex', flex: 'none' });

export const tagWords = style({ minInlineSize: 0, overflowWrap: 'anywhere' });

/** A focusable tag: it can be selected or removed. */
export const activeTag = style([
  focusRing,
  tag,
  {
    // A background on which the focus ring of its button has enough contrast, unlike on the greys.
    borderColor: color.divider,
    background: color.sunken,
    cursor: 'default',
    WebkitTapHighlightColor: 'transparent',
    transition: `background-color ${vars.duration.quick} ${vars.easing.move}, border-color ${vars.duration.quick} ${vars.easing.move}`,
    selectors: {
      '&[data-selection-mode]': { cursor: 'pointer', borderColor: color.controlBorder, background: color.paper },
      '&[data-selection-mode][data-hovered]:not([data-selected])': { background: color.hover },
      '&[data-selected]': {
        background: color.selected,
        borderColor: color.primary.border,
        color: color.primary.text,
      },
      '&[data-allows-removing]': { paddingInlineEnd: 0 },
      '&[data-disabled]': {
        borderColor: color.divider,
        background: color.paper,
        color: color.textDisabled,
        cursor: 'not-allowed',
      },
    },
    '@media': {
      [media.coarsePointer]: { minBlockSize: size.touch, borderRadius: `calc(${size.touch} / 2)` },
      [media.forcedColors]: {
        selectors: {
          '&[data-selected]': {
            forcedColorAdjust: 'none',
            background: 'Highlight',
            borderColor: 'Highlight',
            color: 'HighlightText',
          },
          '&[data-disabled]': { borderColor: 'GrayText', color: 'GrayText' },
        },
      },
    },
  },
]);

/** The value of the tag must be corrected. */
export const invalidTag = style([activeTag, { borderColor: color.error.border, color: color.error.text }]);
export const invalidMark = style({ flex: 'none' });

/** The remove button. As high as the tag, for touch. */
export const removeTag = style([
  focusRing,
  {
    display: 'inline-grid',
    placeItems: 'center',
    alignSelf: 'stretch',
    flex: 'none',
    minInlineSize: space[3],
    margin: 0,
    padding: 0,
    border: 0,
    borderRadius: vars.radius.pill,
    background: 'transparent',
    color: 'inherit',
    cursor: 'pointer',
    selectors: {
      '&[data-hovered]': { background: color.selected },
      '&[data-disabled]': { cursor: 'not-allowed' },
    },
    '@media': { [media.coarsePointer]: { minInlineSize: size.touch } },
  },
]);
