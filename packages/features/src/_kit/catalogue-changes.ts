import type { Services } from './services.tsx';

const changes = new WeakMap<Services['api'], number>();

/** Says that what the catalogue lists has changed, or is about to: whoever keeps a copy of it asks again. */
export function catalogueChanged(api: Services['api']): void {
  changes.set(api, changesOfCatalogue(api) + 1);
}

/** How often it has changed since the page was opened. A copy belongs to the number that it was asked for at. */
export function changesOfCatalogue(api: Services['api']): number {
  return changes.get(api) ?? 0;
}
