import type { ReactNode } from 'react';
import { given, missing } from './IfGiven.css.ts';

interface IfGivenProps {
  /** An optional setting of the operator: a part of `useSite()`. */
  readonly value: string;
  /** Shows the content if the setting is empty. @default false */
  readonly isMissing?: boolean;
  /** @default 'div' */
  readonly as?: 'div' | 'span' | 'li';
  readonly children: ReactNode;
}

/**
 * Content that depends on the operator's settings. Hidden by CSS, not by code: prerendered pages have placeholders for
 * these values, and the server fills in texts, never other elements.
 */
export function IfGiven({ value, isMissing = false, as: Tag = 'div', children }: IfGivenProps) {
  return (
    <Tag data-given={value} className={isMissing ? missing : given}>
      {children}
    </Tag>
  );
}
