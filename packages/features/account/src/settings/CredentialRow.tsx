import type { ReactNode } from 'react';
import * as css from './parts.css.ts';

interface CredentialRowProps {
  /** 24 px, decoration. */
  readonly icon: ReactNode;
  readonly title: ReactNode;
  /** In one line if there is room. */
  readonly facts: ReactNode;
  readonly actions?: ReactNode;
}

/** A passkey or session in a `CredentialList`. */
export function CredentialRow({ icon, title, facts, actions }: CredentialRowProps) {
  return (
    <li className={css.row}>
      <span aria-hidden className={css.rowIcon}>
        {icon}
      </span>
      <div className={css.rowWords}>
        <div className={css.rowTitle}>{title}</div>
        <div className={css.rowFacts}>{facts}</div>
      </div>
      {actions}
    </li>
  );
}

export function CredentialList({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <ul role="list" aria-label={label} className={css.list}>
      {children}
    </ul>
  );
}
