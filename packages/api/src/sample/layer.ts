/** The complete sample layer: a store and its handlers. */
import type { HttpHandler } from 'msw/http';
import { accountPlanHandlers } from './account-plan.handlers.ts';
import { accountHandlers } from './account.handlers.ts';
import { contentHandlers } from './content.handlers.ts';
import { hubHandlers } from './hub.handlers.ts';
import { keysHandlers } from './keys.handlers.ts';
import { plansHandlers } from './plans.handlers.ts';
import { recoveryHandlers } from './recovery.handlers.ts';
import { sessionHandlers } from './session.handlers.ts';
import { siteHandlers } from './site.handlers.ts';
import { statsHandlers } from './stats.handlers.ts';
import type { SampleStore } from './store.ts';

export function sampleHandlers(store: SampleStore): HttpHandler[] {
  return [
    sessionHandlers,
    recoveryHandlers,
    accountHandlers,
    statsHandlers,
    siteHandlers,
    contentHandlers,
    plansHandlers,
    accountPlanHandlers,
    keysHandlers,
    hubHandlers,
  ].flatMap((make) => make(store));
}
