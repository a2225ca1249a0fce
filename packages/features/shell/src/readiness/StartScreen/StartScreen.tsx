import { Mark } from '@apiyard/kit/Mark/Mark.tsx';
import type { ReactNode } from 'react';
import { logo, screen, words } from './StartScreen.css.ts';

/** The start-up screen: logo and status. */
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
