import { gap } from '../Stack/gap.css.ts';
import { inline, justified, wraps } from './Inline.css.ts';
import type { ReactNode } from 'react';
import type { Space } from '../Stack/gap.css.ts';

export interface InlineProps {
  /** Gap in units of 8 px. @default 1 */
  space?: Space;
  /** Across the line. @default 'center' */
  align?: 'start' | 'center' | 'end' | 'baseline' | 'stretch';
  /** Along the line. @default 'start' */
  justify?: 'start' | 'center' | 'end' | 'between';
  /** Wraps if there is no room. @default true */
  wrap?: boolean;
  /** @default 'div' */
  as?: 'div' | 'ul' | 'ol' | 'nav';
  children: ReactNode;
}

/** Things side by side, in the direction of the language. Columns of one width: `Grid`. */
export function Inline({
  space = 1,
  align = 'center',
  justify = 'start',
  wrap = true,
  as: Tag = 'div',
  children,
}: InlineProps) {
  const role = Tag === 'ul' || Tag === 'ol' ? 'list' : undefined;
  return (
    <Tag role={role} className={`${inline[align]} ${justified[justify]} ${wrap ? wraps : ''} ${gap[space]}`}>
      {children}
    </Tag>
  );
}
