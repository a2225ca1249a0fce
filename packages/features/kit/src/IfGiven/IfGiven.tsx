import type { ReactNode } from 'react';
import { given, missing } from './IfGiven.css.ts';

interface IfGivenProps {
  /** What the operator may have left empty: a part of `useSite()`. */
  readonly value: string;
  /** Shows the words where it is not given. @default false */
  readonly isMissing?: boolean;
  /** @default 'div' */
  readonly as?: 'div' | 'span' | 'li';
  readonly children: ReactNode;
}

/**
 * Content that depends on the operator's settings. CSS hides it, not code: pages that are rendered at
 * build time hold marks in place of these values, and the server fills in texts, never other elements.
 */
export function IfGiven({ value, isMissing = false, as: Tag = 'div', children }: IfGivenProps) {
  return (
    <Tag data-given={value} className={isMissing ? missing : given}>
      {children}
    </Tag>
  );
}
