import { media } from '@apiyard/ui/theme/media';
import type { ReactNode } from 'react';
import { useMemo } from 'react';
import { useLocation } from 'react-router';
import { useServices, useSetting } from '../../_kit/services.tsx';
import { whenOpened } from '../../_kit/when-opened.tsx';
import type { Menu } from '../navigation/use-menu.ts';
import { OfflineBanner, useOffline } from '../OfflineBanner/OfflineBanner.tsx';
import { SkipLink } from '../SkipLink/SkipLink.tsx';
import { footLinks, headLinks } from './site-links.ts';
import { SiteFoot } from './SiteFoot.tsx';
import * as css from './SiteFrame.css.ts';
import { SiteHead } from './SiteHead.tsx';

const Drawer = whenOpened(
  'drawer',
  async () => (await import('../NavigationDrawer/NavigationDrawer.tsx')).NavigationDrawer,
  ({ isOpen }) => isOpen,
);

interface SiteFrameProps {
  /** Whether a route leads there. */
  readonly exists: (href: string) => boolean;
  /** The page. */
  readonly children: ReactNode;
}

/** The site's head and foot around public pages. It is rendered at build time: nothing in it depends on the browser. */
export function SiteFrame({ exists, children }: SiteFrameProps) {
  const { settings } = useServices();
  const { pathname } = useLocation();
  const isMobileSidebar = useSetting('isMobileSidebar');
  const isOffline = useOffline();
  const head = useMemo(() => headLinks.filter(({ href }) => exists(href)), [exists]);
  const foot = useMemo(
    () =>
      footLinks
        .map((group) => ({ ...group, links: group.links.filter(({ href }) => exists(href)) }))
        .filter(({ links }) => links.length > 0),
    [exists],
  );
  const menu = useMemo(
    (): Menu => ({ groups: foot.map(({ label, links }) => ({ label, entries: links })), current: pathname }),
    [foot, pathname],
  );
  return (
    <div className={css.layout}>
      <SkipLink />
      <SiteHead
        links={head}
        current={pathname}
        exists={exists}
        onMenu={() => settings.change({ isMobileSidebar: true })}
      />
      <main id="main" tabIndex={-1} className={css.main}>
        {children}
      </main>
      <SiteFoot groups={foot} current={pathname} />
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
