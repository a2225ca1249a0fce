import { useRouteError } from 'react-router';

/** Replaces the app's error screens: shows the error code. */
export function RouteErrorShown() {
  return <p>{(useRouteError() as { readonly code?: string }).code}</p>;
}
