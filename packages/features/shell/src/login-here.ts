import { useLocation } from 'react-router';
import { loginPath } from '@apiyard/kit/route.ts';

/** Where a visitor signs in, and comes back to where they are. */
export function useLoginHere(): string {
  const { pathname, search, hash } = useLocation();
  return loginPath(pathname + search + hash);
}
