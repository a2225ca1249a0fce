import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '@apiyard/ui/theme/contract.css';
import { tabularFigures, text } from '@apiyard/ui/theme/text.css';

const { color, radius, size, space, weight } = vars;

export const viewport = style({ inlineSize: '100%', containerType: 'inline-size' });

export const board = style({
  display: 'grid',
  gridAutoRows: 'minmax(0, 1fr)',
  gap: space[0.5],
  padding: space[0.5],
  inlineSize: '100%',
  aspectRatio: '1',
  border: `${size.line} solid ${color.controlBorder}`,
  borderRadius: radius.card,
  background: color.hover,
});

export const row = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(var(--columns), 1fr)',
  gap: space[0.5],
  minBlockSize: 0,
});

export const cell = style([tabularFigures, { borderRadius: radius.control, fontWeight: weight.heading }]);
// A part of the board's width, so that numbers fit their tiles at any size.
export const digits = style({ fontSize: 'calc(34cqi / var(--columns))' });

export const looks = styleVariants({
  tile: { background: color.paper, border: `${size.line} solid ${color.controlBorder}` },
  /** A double frame as well, not the colour alone. */
  home: { background: color.selected, border: `${size.mark} double ${color.primary.border}` },
  gap: { cursor: 'default' },
});

/** A tile with its part of the picture. */
export const pictured = style({
  backgroundImage: 'var(--picture)',
  backgroundSize: 'calc(100% * var(--columns)) calc(100% * var(--columns))',
  backgroundOrigin: 'border-box',
  forcedColorAdjust: 'none',
});
/** A number that can be read on any picture. */
export const numberLabel = style([
  text.small,
  {
    position: 'absolute',
    insetBlockStart: space[0.5],
    insetInlineStart: space[0.5],
    minInlineSize: '1.75em',
    padding: `calc(${space[0.5]} / 2)`,
    borderRadius: radius.small,
    border: `${size.line} solid ${color.controlBorder}`,
    background: color.paper,
    color: color.text,
    textAlign: 'center',
  },
]);
