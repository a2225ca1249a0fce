import { createContext, use } from 'react';

/** The base path, if the site is served below a path: `/yard`. */
export const BasePathContext = createContext('');

/** Whole addresses, and those relative to the page, stay as they are. */
export const addressBelow = (basePath: string, path: string): string =>
  /^\/(?!\/)/.test(path) ? basePath + path : path;

/** Where a path of the site is for the browser: for pictures and files. Links of the library do this by themselves. */
export function useAddress(): (path: string) => string {
  const basePath = use(BasePathContext);
  return (path) => addressBelow(basePath, path);
}
