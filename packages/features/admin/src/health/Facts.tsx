import type { ReactNode } from 'react';
import { list, name, value as valueClass } from './Facts.css.ts';

/** List of names and values. */
export function Facts({ facts }: { readonly facts: readonly (readonly [name: string, value: ReactNode])[] }) {
  return (
    <dl className={list}>
      {facts.map(([label, value]) => (
        <div key={label} className={name}>
          <dt>{label}</dt>
          <dd className={valueClass}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
