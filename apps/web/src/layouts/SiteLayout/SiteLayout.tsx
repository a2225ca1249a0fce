import { SiteFrame } from '@apiyard/features/shell/SiteFrame/SiteFrame.tsx';
import { Outlet, useOutletContext } from 'react-router';
import type { Exists } from '../exists.ts';

/** The site's own head and foot: for public pages. */
export function SiteLayout() {
  const exists = useOutletContext<Exists>();
  return (
    <SiteFrame exists={exists}>
      <Outlet />
    </SiteFrame>
  );
}
