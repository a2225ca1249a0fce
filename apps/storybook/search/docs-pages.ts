import type { IndexEntry } from './words.ts';

/**
 * Removes the docs pages of screens and flows: their stories are whole pages, and several on one page would share its
 * network, its overlays and its width.
 */
export function withoutDocsOfScreens<Entry extends IndexEntry>(entries: Record<string, Entry>): Record<string, Entry> {
  return Object.fromEntries(
    Object.entries(entries).filter(([, { type, title }]) => type !== 'docs' || !/^(?:Screens|Flows)\//.test(title)),
  );
}
