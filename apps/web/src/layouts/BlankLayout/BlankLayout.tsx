import { BlankFrame } from '@apiyard/shell/BlankFrame/BlankFrame.tsx';
import { Outlet } from 'react-router';

/** Only a link home: for single-task pages. */
export function BlankLayout() {
  return (
    <BlankFrame>
      <Outlet />
    </BlankFrame>
  );
}
