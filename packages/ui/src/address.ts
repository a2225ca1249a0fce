import { createContext, use } from 'react';

/** The base path, if the site is served below a path: `/tools`. */
export const BasePathContext = createContext('');

/** Absolute URLs, and those relative to the page, are unchanged. */
export const addressBelow = (basePath: string, path: string): string =>
  /^\/(?!\/)/.test(path) ? basePath + path : path;

/** URL of a site path for the browser, for pictures and files. Links of the library do this themselves. */
export function useAddress(): (path: string) => string {
  const basePath = use(BasePathContext);
  return (path) => addressBelow(basePath, path);
}
