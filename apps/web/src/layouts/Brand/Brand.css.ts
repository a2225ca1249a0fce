import { vars } from '@apiyard/ui/theme/contract.css';
import { focusRing } from '@apiyard/ui/theme/focus-ring.css';
import { style } from '@vanilla-extract/css';

const { color, space } = vars;

export const brand = style([
  focusRing,
  {
    display: 'inline-flex',
    alignItems: 'center',
    gap: space['1.5'],
    borderRadius: vars.radius.small,
    color: color.text,
    fontSize: vars.type.h4.size,
    fontWeight: vars.weight.bold,
    textDecoration: 'none',
  },
]);

export const mark = style({ flex: 'none', inlineSize: space[4], blockSize: space[4], color: color.primary.main });
