import { useCopy } from '@apiyard/features/_kit/copy.ts';
import { Mark } from '@apiyard/features/_kit/Mark/Mark.tsx';
import { Link } from 'react-aria-components/Link';
import { Outlet } from 'react-router';
import { LanguageMenu } from '../LanguageMenu.tsx';
import { ModeToggle } from '../ModeToggle.tsx';
import { shellCopy } from '../shell-copy.ts';
import * as css from './BlankLayout.css.ts';

/** No menu: for pages that are one task, such as signing in. */
export function BlankLayout() {
  const t = useCopy(shellCopy);
  return (
    <div className={css.layout}>
      <header className={css.header}>
        <Link href="/dashboards/" className={css.brand} aria-label={t('shell.home')}>
          <span className={css.mark}>
            <Mark />
          </span>
          Apiyard
        </Link>
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
