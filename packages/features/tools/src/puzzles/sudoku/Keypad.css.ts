import { style } from '@vanilla-extract/css';
import { vars } from '@apiyard/ui/theme/contract.css';
import { focusRing } from '@apiyard/ui/theme/focus-ring.css';
import { media } from '@apiyard/ui/theme/media';
import { text } from '@apiyard/ui/theme/text.css';

const { color, radius, size, space } = vars;

export const keypad = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, 1fr)',
  gap: space[1],
  '@media': { [media.belowMd]: { gridTemplateColumns: 'repeat(9, 1fr)', gap: space[0.5] } },
});

export const key = style([
  focusRing,
  {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    justifyContent: 'center',
    minInlineSize: 0,
    minBlockSize: size.row,
    padding: 0,
    border: `${size.line} solid ${color.controlBorder}`,
    borderRadius: radius.control,
    background: color.paper,
    color: color.text,
    cursor: 'pointer',
    selectors: {
      '&:hover': { background: color.hover },
      '&:disabled': { opacity: vars.opacity.disabled, cursor: 'default' },
    },
  },
]);
export const digit = style([text.h5]);
/** Drawn from an attribute: the name of the key says it in words, and no text may contradict a name. */
export const left = style([text.small, { color: color.textQuiet, '::before': { content: 'attr(data-left)' } }]);
