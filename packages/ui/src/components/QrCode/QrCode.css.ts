import { style, styleVariants } from '@vanilla-extract/css';
import { error } from '../../field/field.css.ts';
import { vars } from '../../theme/contract.css.ts';
import { text } from '../../theme/text.css.ts';

const { color, space, size, radius } = vars;

const sides = { small: '8rem', medium: '11rem', large: '16rem' } as const;

export const figure = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[1],
  inlineSize: 'fit-content',
  maxInlineSize: '100%',
});

/**
 * Dark on light in both modes, because many cameras cannot read inverted codes. The element has the attribute and the
 * class of the light mode.
 */
const plateStyle = style({
  display: 'block',
  aspectRatio: '1',
  maxInlineSize: '100%',
  overflow: 'hidden',
  // A nested theme has the background of the page otherwise.
  selectors: { '&&': { background: color.paper } },
  color: color.text,
  border: `${size.line} solid ${color.divider}`,
  borderRadius: radius.small,
  forcedColorAdjust: 'none',
});

export const plate = styleVariants(sides, (inlineSize) => [plateStyle, { inlineSize }]);

/** The modules of a code keep their places in right-to-left text. */
export const modules = style({ display: 'block', inlineSize: '100%', blockSize: '100%', direction: 'ltr' });

const insteadStyle = style([error, { padding: space[2], overflowWrap: 'anywhere' }]);

/** An error in the place of the code. */
export const instead = styleVariants(sides, (inlineSize) => [insteadStyle, { inlineSize }]);

export const caption = style([
  text.small,
  { color: color.textQuiet, overflowWrap: 'anywhere', contain: 'inline-size', textAlign: 'center' },
]);

export const actionsRow = style({ display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: space[1] });
