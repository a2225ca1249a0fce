import { loginPath } from '@apiyard/features/_kit/route.ts';
import { useLocation } from 'react-router';

/** Where a visitor signs in, and comes back to where they are. */
export function useLoginPath(): string {
  const { pathname, search, hash } = useLocation();
  return loginPath(pathname + search + hash);
}
