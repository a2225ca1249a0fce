import { style } from '@vanilla-extract/css';
import { vars } from '@apiyard/ui/theme/contract.css';
import { focusRing } from '@apiyard/ui/theme/focus-ring.css';
import { media } from '@apiyard/ui/theme/media';
import { truncate } from '@apiyard/ui/theme/text.css';

const { color, space, size } = vars;

/** Looks like a field, opens the search over everything. */
export const button = style([
  focusRing,
  {
    display: 'flex',
    alignItems: 'center',
    gap: space[1],
    inlineSize: '100%',
    minBlockSize: size.control,
    margin: 0,
    paddingInline: space['1.5'],
    border: `${size.line} solid ${color.controlBorder}`,
    borderRadius: vars.radius.control,
    background: color.paper,
    color: color.textQuiet,
    font: 'inherit',
    textAlign: 'start',
    cursor: 'pointer',
    transition: `border-color ${vars.duration.quick} ${vars.easing.move}, color ${vars.duration.quick} ${vars.easing.move}`,
    selectors: { '&:hover': { borderColor: color.text, color: color.text } },
    '@media': { [media.coarsePointer]: { minBlockSize: size.touch } },
  },
]);
export const icon = style({ flex: 'none' });
export const words = style([truncate, { flexGrow: 1 }]);
