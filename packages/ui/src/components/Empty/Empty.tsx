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

/** A place that has nothing to show, and says why and how that changes. What could not be loaded is `Failed`. */
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
