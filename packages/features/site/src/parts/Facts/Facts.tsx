import { IconCheck } from '@tabler/icons-react';
import * as css from './Facts.css.ts';

/** A short list of facts. */
export function Facts({ items }: { readonly items: readonly string[] }) {
  return (
    <ul role="list" className={css.facts}>
      {items.map((item) => (
        <li key={item} className={css.fact}>
          <IconCheck size={20} stroke={1.5} aria-hidden className={css.tick} />
          <span>{item}</span>
        </li>
      ))}
    </ul>
  );
}
