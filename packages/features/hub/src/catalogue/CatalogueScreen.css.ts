import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '@apiyard/ui/theme/contract.css';

const { color, size, space } = vars;

export const search = style({ flex: '1 1 18rem', minInlineSize: 0 });
export const sort = style({ flex: '1 1 9rem', minInlineSize: 0, maxInlineSize: '12rem' });
/** Filters in one line where they fit. */
export const filters = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[1],
  marginBlockStart: `calc(-1 * ${space[1]})`,
});
// On phones the chips wrap: these few are seen at a time.
globalStyle(`${filters} > ul`, { flexWrap: 'wrap', padding: 0 });
export const choice = style({ flex: '0 1 10rem', minInlineSize: '8rem' });
/** Prevents layout shift while results change. */
export const results = style({ minBlockSize: '60vh' });

/** An area's icon and name. */
export const areaHead = style({ display: 'flex', alignItems: 'center', gap: space[1] });
export const areaIcon = style({
  display: 'grid',
  placeItems: 'center',
  flexShrink: 0,
  inlineSize: size.controlDense,
  blockSize: size.controlDense,
  borderRadius: vars.radius.control,
  background: color.primary.light,
  color: color.primary.onLight,
});

/** What may have been meant. */
export const near = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  alignItems: 'center',
  gap: space[1],
});
