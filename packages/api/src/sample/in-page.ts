/** The sample layer of the web app: it answers in the page, because browsers have no service workers on plain HTTP. */
import { getResponse } from 'msw/utils/get-response';
import { browserKeeper } from './modules/browser-keeper.ts';
import { moduleHandlers } from './modules/modules.ts';
import { createSampleStore } from './store.ts';

const handlers = moduleHandlers(createSampleStore({ keeper: browserKeeper() }));

/** Undefined for a call that no module answers. */
export function answerSample(request: Request): Promise<Response | undefined> {
  return getResponse(handlers, request);
}
