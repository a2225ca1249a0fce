import { SiteFrame } from '@apiyard/features/shell/SiteFrame/SiteFrame.tsx';
import { Outlet } from 'react-router';
import { exists } from '../exists.ts';

/** The site's own head and foot: for public pages. */
export function SiteLayout() {
  return (
    <SiteFrame exists={exists}>
      <Outlet />
    </SiteFrame>
  );
}
