import { style } from '@vanilla-extract/css';
import { vars } from '@apiyard/ui/theme/contract.css';
import { focusRing } from '@apiyard/ui/theme/focus-ring.css';
import { media } from '@apiyard/ui/theme/media';

const { color, space, size } = vars;

export const source = style([
  focusRing,
  {
    flex: '1 1 0',
    minBlockSize: 0,
    margin: 0,
    padding: space[1],
    overflow: 'auto',
    background: color.code.surface,
    color: color.code.text,
    fontFamily: vars.font.mono,
    fontSize: vars.type.small.size,
    lineHeight: vars.type.small.lineHeight,
    textAlign: 'start',
    whiteSpace: 'pre-wrap',
    overflowWrap: 'anywhere',
    tabSize: 2,
    selectors: { '&:focus-visible': { outlineOffset: `calc(${size.ring} * -1)` } },
  },
]);

export const chunk = style({ contentVisibility: 'auto', containIntrinsicBlockSize: 'auto 60rem' });

export const mark = style({
  borderRadius: vars.radius.small,
  background: color.warning.light,
  color: color.warning.onLight,
  boxDecorationBreak: 'clone',
  selectors: {
    '&[data-current]': { outline: `${size.ring} solid ${color.warning.border}`, background: color.warning.light },
  },
  '@media': { [media.forcedColors]: { background: 'Mark', color: 'MarkText' } },
});
