import { FullFrame } from '@apiyard/shell/FullFrame/FullFrame.tsx';
import { useMenu } from '@apiyard/shell/navigation/use-menu.ts';
import { Outlet } from 'react-router';
import { pages } from '../../pages.ts';

/** Menu and header: for all pages except public and single-task ones. */
export function FullLayout() {
  return (
    <FullFrame menu={useMenu(pages)}>
      <Outlet />
    </FullFrame>
  );
}
