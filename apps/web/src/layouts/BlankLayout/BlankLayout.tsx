import { Outlet } from 'react-router';
import { Brand } from '../Brand/Brand.tsx';
import { LanguageMenu } from '../LanguageMenu.tsx';
import { ModeToggle } from '../ModeToggle.tsx';
import * as css from './BlankLayout.css.ts';

/** No menu: for pages that are one task, such as signing in. */
export function BlankLayout() {
  return (
    <div className={css.layout}>
      <header className={css.header}>
        <Brand>Apiyard</Brand>
        <span className={css.tools}>
          <LanguageMenu />
          <ModeToggle />
        </span>
      </header>
      <main id="main" tabIndex={-1} className={css.main}>
        <Outlet />
      </main>
    </div>
  );
}
