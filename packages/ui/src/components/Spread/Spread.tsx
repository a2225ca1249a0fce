import type { ReactNode } from 'react';
import { gap } from '../Stack/gap.css.ts';
import { alignY as alignments, spread } from './Spread.css.ts';
import type { Space } from '../Stack/gap.css.ts';

export interface SpreadProps {
  /** Least gap between the two, in units of 8 px. @default 2 */
  space?: Space;
  /** Across the line. @default 'center' */
  alignY?: keyof typeof alignments;
  /** Two things. */
  children: readonly [ReactNode, ReactNode];
}

/** Two things at the two ends of a line: a name and its figure, a title and its action. Where both do not fit, the second goes below. */
export function Spread({ space = 2, alignY = 'center', children }: SpreadProps) {
  return <div className={`${spread} ${gap[space]} ${alignments[alignY]}`}>{children}</div>;
}
