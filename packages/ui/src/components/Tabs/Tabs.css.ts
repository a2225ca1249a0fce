import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { focusRing } from '../../theme/focus-ring.css.ts';
import { media } from '../../theme/media.ts';

const { color, space, size } = vars;

/** Tabs that do not fit into one line continue in the next: no label is cut off. */
export const list = style({
  display: 'flex',
  flexWrap: 'wrap',
  boxShadow: `inset 0 calc(${size.line} * -1) ${color.divider}`,
});

/** A tab, or a link that looks like one. */
export const tab = style([
  focusRing,
  {
    display: 'flex',
    alignItems: 'center',
    minBlockSize: size.control,
    paddingInline: space[2],
    borderBlockEnd: `${size.ring} solid transparent`,
    color: color.textQuiet,
    fontWeight: vars.weight.medium,
    maxInlineSize: '100%',
    overflowWrap: 'anywhere',
    cursor: 'pointer',
    transition: `color ${vars.duration.quick}, border-color ${vars.duration.quick}`,
    selectors: {
      '&[data-hovered]': { color: color.text },
      '&[data-selected], &[data-current]': { color: color.primary.text, borderBlockEndColor: color.primary.border },
      '&[data-focus-visible]': { outlineOffset: `calc(${size.ring} * -1)`, borderRadius: vars.radius.small },
    },
    '@media': {
      [media.coarsePointer]: { minBlockSize: size.touch },
      // Forced colours show transparent borders too, but no shadows.
      [media.forcedColors]: {
        borderBlockEndColor: 'Canvas',
        selectors: { '&[data-selected], &[data-current]': { borderBlockEndColor: 'Highlight' } },
      },
    },
  },
]);

export const panel = style([focusRing, { paddingBlockStart: space[2], borderRadius: vars.radius.small }]);
