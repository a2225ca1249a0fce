import { media } from '@apiyard/ui/theme/media';
import type { ReactNode } from 'react';
import { useMemo } from 'react';
import { useLocation } from 'react-router';
import { useServices, useSetting } from '@apiyard/kit/services.tsx';
import { whenOpened } from '@apiyard/kit/routing/when-opened.tsx';
import type { SiteLinks } from '../navigation/navigation.ts';
import { OfflineBanner, useOffline } from '../OfflineBanner/OfflineBanner.tsx';
import { SkipLink } from '../SkipLink/SkipLink.tsx';
import { SiteFoot } from './SiteFoot.tsx';
import * as css from './SiteFrame.css.ts';
import { SiteHead } from './SiteHead.tsx';

const Drawer = whenOpened(
  'drawer',
  async () => (await import('../NavigationDrawer/NavigationDrawer.tsx')).NavigationDrawer,
  ({ isOpen }) => isOpen,
);

interface SiteFrameProps {
  readonly links: SiteLinks;
  /** The page. */
  readonly children: ReactNode;
}

/** The site's head and foot around public pages. It is rendered at build time: nothing in it depends on the browser. */
export function SiteFrame({ links, children }: SiteFrameProps) {
  const { settings } = useServices();
  const { pathname } = useLocation();
  const isMobileSidebar = useSetting('isMobileSidebar');
  const isOffline = useOffline();
  const menu = useMemo(
    () => ({
      groups: links.footer.map(({ label, links: entries }) => ({ id: label, label, entries })),
      current: pathname,
      areaSwitch: null,
    }),
    [links, pathname],
  );
  return (
    <div className={css.layout}>
      <SkipLink />
      <SiteHead
        links={links.header}
        person={links.person}
        current={pathname}
        onMenu={() => settings.change({ isMobileSidebar: true })}
      />
      <main id="main" tabIndex={-1} className={css.main}>
        {children}
      </main>
      <SiteFoot groups={links.footer} current={pathname} />
      <OfflineBanner isOffline={isOffline} />
      <Drawer
        menu={menu}
        isOpen={isMobileSidebar}
        onOpenChange={(isOpen) => settings.change({ isMobileSidebar: isOpen })}
        shownFrom={media.fromLg}
        homeHref="/"
      />
    </div>
  );
}
