/** All modules of the sample layer. */
import type { HttpHandler } from 'msw/http';
import { resetSampleData } from '../../contract/modules/sample-data.ts';
import { handlerMaker } from '../handler.ts';
import type { SampleStore } from '../store.ts';
import { invoices } from './invoices/invoices.ts';
import { kanban } from './kanban/kanban.ts';
import { handlersOf } from './module.ts';

export function moduleHandlers(store: SampleStore): HttpHandler[] {
  const reset = handlerMaker(store)(resetSampleData, async ({ input }) => {
    await store.keeper.remove(input.module);
    return { success: true as const };
  });
  return [reset, ...handlersOf(kanban, store), ...handlersOf(invoices, store)];
}
