import { Navigate, useLocation } from 'react-router';

/** Redirects unknown addresses to the not-found page and passes on the path. */
export function UnknownAddress() {
  const { pathname } = useLocation();
  return <Navigate to="/auth/404" replace state={{ from: pathname }} />;
}
