import { style } from '@vanilla-extract/css';
import { vars } from '@apiyard/ui/theme/contract.css';

/** Indents nested fields. */
export const level = style({ paddingInlineStart: `calc(var(--depth) * ${vars.space[2]})`, minInlineSize: 0 });
export const fieldTitle = style({ fontFamily: vars.font.mono, wordSpacing: 0 });
export const noName = style({ color: vars.color.textQuiet, fontWeight: vars.weight.regular });
