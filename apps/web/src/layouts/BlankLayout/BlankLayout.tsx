import { BlankFrame } from '@apiyard/features/shell/BlankFrame/BlankFrame.tsx';
import { Outlet } from 'react-router';

/** Nothing but the way home: for pages that are one task. */
export function BlankLayout() {
  return (
    <BlankFrame>
      <Outlet />
    </BlankFrame>
  );
}
