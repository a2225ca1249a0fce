/** The complete sample layer: a store and its handlers. */
import type { HttpHandler } from 'msw/http';
import { contentHandlers } from './content.handlers.ts';
import { hubHandlers } from './hub.handlers.ts';
import { sessionHandlers } from './session.handlers.ts';
import { statsHandlers } from './stats.handlers.ts';
import { moduleHandlers } from './modules/modules.ts';
import type { SampleStore } from './store.ts';

export function sampleHandlers(store: SampleStore): HttpHandler[] {
  return [sessionHandlers, statsHandlers, contentHandlers, hubHandlers, moduleHandlers].flatMap((make) => make(store));
}
