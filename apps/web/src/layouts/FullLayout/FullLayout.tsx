import { FullFrame } from '@apiyard/features/shell/FullFrame/FullFrame.tsx';
import { useMenu } from '@apiyard/features/shell/navigation/use-menu.ts';
import { Outlet, useOutletContext } from 'react-router';
import type { Exists } from '../exists.ts';

/** Menu and header: for everything but public pages and those that stand alone. */
export function FullLayout() {
  const exists = useOutletContext<Exists>();
  return (
    <FullFrame menu={useMenu(exists)} exists={exists}>
      <Outlet />
    </FullFrame>
  );
}
