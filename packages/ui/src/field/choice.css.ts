import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { media } from '../theme/media.ts';

/** A checkbox or switch with its label. */
export const choice = style({
  display: 'inline-flex',
  alignItems: 'flex-start',
  gap: vars.space[1],
  maxInlineSize: '100%',
  paddingBlock: vars.space[0.5],
  lineHeight: vars.type.body.lineHeight,
  overflowWrap: 'anywhere',
  cursor: 'pointer',
  WebkitTapHighlightColor: 'transparent',
  selectors: {
    '&[data-disabled]': { color: vars.color.textDisabled, cursor: 'not-allowed' },
    '&[data-readonly]': { cursor: 'default' },
  },
  '@media': {
    [media.coarsePointer]: { minBlockSize: vars.size.touch, alignItems: 'center' },
    [media.forcedColors]: { selectors: { '&[data-disabled]': { color: 'GrayText' } } },
  },
});

/** Focus ring around the mark while its hidden input has the focus. */
export const ringed = style({
  selectors: {
    '[data-focus-visible] > &': {
      outline: `${vars.size.ring} solid ${vars.color.focusRing}`,
      outlineOffset: vars.size.ringGap,
    },
  },
});

export const choiceField = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  minInlineSize: 0,
});

const choices = style({ display: 'flex', minInlineSize: 0, rowGap: vars.space[0.5], paddingBlockEnd: vars.space[0.5] });

/** Several checkboxes or switches of a group, stacked or side by side. */
export const choiceGroup = styleVariants({
  vertical: [choices, { flexDirection: 'column', alignItems: 'flex-start' }],
  horizontal: [choices, { flexFlow: 'row wrap', columnGap: vars.space[3] }],
});

/** Help under the label, aligned with its start. */
export const choiceHelp = style({ paddingInlineStart: `calc(${vars.size.checkbox} + ${vars.space[1]})` });
