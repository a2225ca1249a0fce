import { Outlet } from 'react-router';

/** Nothing around the page: it fills the screen. */
export function BareLayout() {
  return <Outlet />;
}
