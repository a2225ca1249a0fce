import { siteLinks } from '@apiyard/shell/navigation/navigation.ts';
import { SiteFrame } from '@apiyard/shell/SiteFrame/SiteFrame.tsx';
import { Outlet } from 'react-router';
import { pages } from '../../pages.ts';

const links = siteLinks(pages);

/** Header and footer of public pages. */
export function SiteLayout() {
  return (
    <SiteFrame links={links}>
      <Outlet />
    </SiteFrame>
  );
}
