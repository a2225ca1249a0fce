import { gap } from './gap.css.ts';
import { stack } from './Stack.css.ts';
import type { ReactNode } from 'react';
import type { Space } from './gap.css.ts';

export interface StackProps {
  /** Gap in units of 8 px. @default 2 */
  space?: Space;
  /** Across the stack. `stretch` gives every child the full width. @default 'stretch' */
  align?: 'stretch' | 'start' | 'center' | 'end';
  /** @default 'div' */
  as?: 'div' | 'ul' | 'ol' | 'section' | 'main' | 'nav';
  children: ReactNode;
}

/** One thing under the other, evenly spaced. Side by side: `Inline`. */
export function Stack({ space = 2, align = 'stretch', as: Tag = 'div', children }: StackProps) {
  // Safari drops the list role of a list without markers unless it is set explicitly.
  const role = Tag === 'ul' || Tag === 'ol' ? 'list' : undefined;
  return (
    <Tag role={role} className={`${stack[align]} ${gap[space]}`}>
      {children}
    </Tag>
  );
}
