import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '@apiyard/ui/theme/contract.css';

const { color, radius, size, weight } = vars;

export const frame = style({ containerType: 'inline-size', position: 'relative' });

/** Touches that begin on the board select, and never scroll. */
export const board = style({
  position: 'relative',
  border: `${size.line} solid ${color.controlBorder}`,
  borderRadius: radius.small,
  background: color.paper,
  touchAction: 'none',
});

export const row = style({ display: 'grid', gridTemplateColumns: 'repeat(var(--columns), minmax(0, 1fr))' });

export const cell = style({
  aspectRatio: '1',
  fontSize: 'calc(100cqi / var(--columns) * 0.52)',
  fontWeight: weight.medium,
  color: color.text,
});
export const chosen = style({ boxShadow: `inset 0 0 0 ${size.ring} ${color.primary.border}` });

/** The lines around words, below the letters. */
export const lines = style({ position: 'absolute', inset: 0, inlineSize: '100%', blockSize: '100%' });
/** A found word has a closed line around it, the selection a dashed one: neither is known by its colour alone. */
export const line = styleVariants({
  found: { fill: color.selected, stroke: color.primary.border, strokeWidth: 0.06 },
  selection: { fill: 'none', stroke: color.text, strokeWidth: 0.08, strokeDasharray: '0.2 0.12' },
});
