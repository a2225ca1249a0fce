import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { focusRing } from '../../theme/focus-ring.css.ts';
import { truncate } from '../../theme/text.css.ts';

const link = style([
  focusRing,
  {
    borderRadius: vars.radius.small,
    overflowWrap: 'anywhere',
    cursor: 'pointer',
    textUnderlineOffset: '0.2em',
  },
]);

/** Inside text: underlined, because colour must not be the only distinction. */
export const textLink = style([
  link,
  {
    color: vars.color.primary.text,
    textDecoration: 'underline',
    textDecorationThickness: vars.size.line,
    selectors: { '&[data-hovered]': { textDecorationThickness: `calc(2 * ${vars.size.line})` } },
  },
]);

/** In lists, cards and menus, where the position shows that it is a link. */
export const plainLink = style([
  link,
  {
    // Adjacent targets need more height than a line of text.
    display: 'inline-block',
    alignContent: 'center',
    maxInlineSize: '100%',
    minBlockSize: vars.space[3],
    color: 'inherit',
    textDecoration: 'none',
    selectors: { '&[data-hovered]': { color: vars.color.primary.text, textDecoration: 'underline' } },
  },
]);

/** The link itself is truncated: truncation of its container would hide the end of the link but leave it clickable. */
export const cutLink = style([
  plainLink,
  truncate,
  { display: 'block', textAlign: ['-webkit-match-parent', 'match-parent'] },
]);

export const withIcon = style({ display: 'inline-flex', alignItems: 'center', gap: vars.space[0.5] });
export const icon = style({ display: 'inline-flex', flex: 'none' });
