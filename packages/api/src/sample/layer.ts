/** The sample layer whole: a store and the handlers that answer from it. */
import type { HttpHandler } from 'msw/http';
import { contentHandlers } from './content.handlers.ts';
import { hubHandlers } from './hub.handlers.ts';
import { keysHandlers } from './keys.handlers.ts';
import { scrapersHandlers } from './scrapers.handlers.ts';
import { sessionHandlers } from './session.handlers.ts';
import { statsHandlers } from './stats.handlers.ts';
import type { SampleStore } from './store.ts';

export function sampleHandlers(store: SampleStore): HttpHandler[] {
  return [sessionHandlers, statsHandlers, contentHandlers, keysHandlers, hubHandlers, scrapersHandlers].flatMap((make) => make(store));
}
