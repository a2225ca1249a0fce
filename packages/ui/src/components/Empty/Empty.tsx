import { NothingHere } from '../../illustrations/NothingHere.tsx';
import { actionRow, empty, title as titleClass, words } from './Empty.css.ts';
import type { ReactNode } from 'react';

export interface EmptyProps {
  /** What is not there: 'No keys yet'. */
  title: string;
  /** What this place is for. */
  children?: ReactNode;
  /** One way on: a button or a link. */
  action?: ReactNode;
  /** One of the `illustrations`; null for none, in small places. @default NothingHere */
  picture?: ReactNode;
}

/** An empty state: why there is nothing to show and how to change that. For failed loading: `Failed`. */
export function Empty({ title, children, action, picture = <NothingHere /> }: EmptyProps) {
  return (
    <div className={empty}>
      {picture}
      <p className={titleClass}>{title}</p>
      {children !== undefined && <div className={words}>{children}</div>}
      {action !== undefined && <div className={actionRow}>{action}</div>}
    </div>
  );
}
