import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '@apiyard/ui/theme/contract.css';
import { focusRing } from '@apiyard/ui/theme/focus-ring.css';
import { text } from '@apiyard/ui/theme/text.css';

const { color, space, size } = vars;

export const block = style({
  minInlineSize: 0,
  margin: 0,
  overflow: 'hidden',
  background: color.code.surface,
  border: `${size.line} solid ${color.divider}`,
  borderRadius: vars.radius.control,
});
export const head = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  minBlockSize: size.control,
  paddingInline: `${space[2]} ${space[1]}`,
  borderBlockEnd: `${size.line} solid ${color.divider}`,
});
export const name = style([text.small, { color: color.textQuiet, fontWeight: vars.weight.medium }]);
export const pre = style([
  focusRing,
  {
    margin: 0,
    padding: space[2],
    overflow: 'auto',
    color: color.code.text,
    fontFamily: vars.font.mono,
    fontSize: vars.type.body.size,
    lineHeight: vars.type.body.lineHeight,
    wordSpacing: 'normal',
    textAlign: 'start',
    selectors: { '&:focus-visible': { outlineOffset: `calc(${size.ring} * -1)` } },
  },
]);
export const kind = styleVariants(
  { keyword: null, string: null, number: null, name: null, property: null, comment: null },
  (_, name) => ({ color: color.code[name] }),
);
