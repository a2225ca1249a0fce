import type { ReactNode } from 'react';
import { Brand } from '../Brand/Brand.tsx';
import { OfflineBanner, useOffline } from '../OfflineBanner/OfflineBanner.tsx';
import { LanguageMenu } from '../parts/LanguageMenu.tsx';
import { ModeToggle } from '../parts/ModeToggle.tsx';
import { SkipLink } from '../SkipLink/SkipLink.tsx';
import * as css from './BlankFrame.css.ts';

/** No menu: for pages that are one task, such as signing in. */
export function BlankFrame({ children }: { readonly children: ReactNode }) {
  const isOffline = useOffline();
  return (
    <div className={css.layout}>
      <SkipLink />
      <header className={css.header}>
        <Brand />
        <span className={css.tools}>
          <LanguageMenu />
          <ModeToggle />
        </span>
      </header>
      <main id="main" tabIndex={-1} className={css.main}>
        {children}
      </main>
      <OfflineBanner isOffline={isOffline} />
    </div>
  );
}
