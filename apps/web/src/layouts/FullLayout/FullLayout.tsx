import { useCopy } from '@apiyard/features/_kit/copy.ts';
import { withOneReload } from '@apiyard/features/_kit/route.ts';
import { useServices } from '@apiyard/features/_kit/services.tsx';
import { useSetting } from '@apiyard/features/_kit/services.tsx';
import { Link } from '@apiyard/ui/Link';
import { lazy, Suspense } from 'react';
import { Outlet } from 'react-router';
import { shellCopy } from '../shell-copy.ts';
import * as css from './FullLayout.css.ts';
import { Header } from './Header.tsx';
import { Sidebar } from './Sidebar.tsx';

/** Only narrow windows open it. */
const Drawer = lazy(() => withOneReload('reloaded-for-drawer', () => import('./Drawer.tsx')).then((module) => ({ default: module.Drawer })));

/** Sidebar, header and the page: for everything but the pages that stand alone. */
export function FullLayout() {
  const t = useCopy(shellCopy);
  const { settings } = useServices();
  const isCollapse = useSetting('isCollapse');
  const isSidebarHover = useSetting('isSidebarHover');
  const isMobileSidebar = useSetting('isMobileSidebar');
  const isLayout = useSetting('isLayout');
  const isWidened = isCollapse && isSidebarHover;
  const hover = (isSidebarHover: boolean) => isCollapse && settings.change({ isSidebarHover });
  return (
    <div className={css.shell}>
      <div className={css.skip}>
        <Link href="#main" look="primary">
          {t('shell.skip')}
        </Link>
      </div>
      <div className={`${css.rail} ${css.railWidth[isCollapse ? 'mini' : 'full']}`}>
        <div
          className={`${css.aside} ${css.asideWidth[isWidened ? 'widened' : isCollapse ? 'mini' : 'full']}`}
          onPointerEnter={(event) => event.pointerType === 'mouse' && hover(true)}
          onPointerLeave={() => hover(false)}
        >
          <Sidebar isMini={isCollapse && !isWidened} />
        </div>
      </div>
      <div className={css.page}>
        <Header />
        <main id="main" tabIndex={-1} className={`${css.main} ${css.mainWidth[isLayout]}`}>
          <Outlet />
        </main>
      </div>
      {isMobileSidebar && (
        <Suspense>
          <Drawer onClose={() => settings.change({ isMobileSidebar: false })} />
        </Suspense>
      )}
    </div>
  );
}
