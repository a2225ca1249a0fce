import type { ReactNode } from 'react';
import type { vars } from '../../theme/contract.css.ts';
import { blockEnd as blockEnds, blockStart as blockStarts, inline as inlines } from './Bleed.css.ts';

/** The padding of the container: that of a `Card`, or units of 8 px. */
type Padding = 'card' | keyof typeof vars.space;

export interface BleedProps {
  /** Goes to both sides. */
  inline?: Padding;
  /** Goes to the upper edge. */
  blockStart?: Padding;
  /** Goes to the lower edge. */
  blockEnd?: Padding;
  children: ReactNode;
}

/** Goes through the padding of its container to the edge: a picture, a table or a line in a card. A card with nothing else in it has `padding='none'`. */
export function Bleed({ inline, blockStart, blockEnd, children }: BleedProps) {
  const names = [inline && inlines[inline], blockStart && blockStarts[blockStart], blockEnd && blockEnds[blockEnd]];
  return <div className={names.filter(Boolean).join(' ')}>{children}</div>;
}
