import { Mark } from '../../_kit/Mark/Mark.tsx';
import type { ReactNode } from 'react';
import { logo, screen, words } from './StartScreen.css.ts';

/** What stands while there is nothing to show yet: the product's mark and a word about what is awaited. */
export function StartScreen({ children }: { readonly children?: ReactNode }) {
  return (
    <div className={screen}>
      <span className={logo}>
        <Mark />
      </span>
      <div className={words}>{children}</div>
    </div>
  );
}
