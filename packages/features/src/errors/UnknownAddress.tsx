import { Navigate, useLocation } from 'react-router';

/** Leads every unknown address to the page that says so, and takes along what was asked for. */
export function UnknownAddress() {
  const { pathname } = useLocation();
  return <Navigate to="/auth/404" replace state={{ from: pathname }} />;
}
