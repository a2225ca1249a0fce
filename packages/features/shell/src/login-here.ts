import { useLocation } from 'react-router';
import { loginPath } from '@apiyard/kit/routing/route.ts';

/** The URL of the login page that returns to the current page. */
export function useLoginHere(): string {
  const { pathname, search, hash } = useLocation();
  return loginPath(pathname + search + hash);
}
