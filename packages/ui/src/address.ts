import { createContext, use } from 'react';

/** What stands between host and paths, where the site stands below a path: `/yard`. */
export const BasePathContext = createContext('');

/** Where a path of the site is for the browser: for pictures and files. Links of the library do this by themselves. */
export function useAddress(): (path: string) => string {
  const basePath = use(BasePathContext);
  return (path) => (/^\/(?!\/)/.test(path) ? basePath + path : path);
}
