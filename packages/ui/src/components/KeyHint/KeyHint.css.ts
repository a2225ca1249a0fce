import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { media } from '../../theme/media.ts';
import { text } from '../../theme/text.css.ts';

const { color, space, size } = vars;

export const hint = style({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  gap: `calc(${space[0.5]} / 2)`,
  verticalAlign: 'middle',
  whiteSpace: 'nowrap',
  '@media': { [media.coarsePointer]: { display: 'none' } },
});

export const cap = style([
  text.small,
  {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    minInlineSize: '1.25rem',
    minBlockSize: '1.125rem',
    paddingInline: space[0.5],
    border: `${size.line} solid ${color.divider}`,
    // Raised slightly, like a key.
    borderBlockEndColor: color.controlBorder,
    borderRadius: vars.radius.small,
    background: color.sunken,
    color: color.textQuiet,
    fontFamily: vars.font.body,
    lineHeight: 1,
  },
]);
