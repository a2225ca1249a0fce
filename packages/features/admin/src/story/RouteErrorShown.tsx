import { useRouteError } from 'react-router';

/** In place of the app's error screens: shows the code that was thrown. */
export function RouteErrorShown() {
  return <p>{(useRouteError() as { readonly code?: string }).code}</p>;
}
