import { getSite } from '../contract/site/site.ts';
import { handlerMaker } from './handler.ts';
import type { SampleStore } from './store.ts';

export function siteHandlers(store: SampleStore) {
  const handle = handlerMaker(store);
  return [handle(getSite, () => store.site)];
}
