/** The sample layer whole: a store and the handlers that answer from it. */
import type { HttpHandler } from 'msw/http';
import { accountPlanHandlers } from './account-plan.handlers.ts';
import { accountHandlers } from './account.handlers.ts';
import { appsHandlers } from './apps.handlers.ts';
import { contentHandlers } from './content.handlers.ts';
import { deskUpdatesHandlers } from './desk-updates.handlers.ts';
import { healthHandlers } from './health.handlers.ts';
import { hubHandlers } from './hub.handlers.ts';
import { invitationsHandlers } from './invitations.handlers.ts';
import { keysHandlers } from './keys.handlers.ts';
import { messagesHandlers } from './messages.handlers.ts';
import { notificationsHandlers } from './notifications.handlers.ts';
import { peopleHandlers } from './people.handlers.ts';
import { picturesHandlers } from './pictures.handlers.ts';
import { plansHandlers } from './plans.handlers.ts';
import { postsHandlers } from './posts.handlers.ts';
import { premiumHandlers } from './premium.handlers.ts';
import { recoveryHandlers } from './recovery.handlers.ts';
import { scrapersHandlers } from './scrapers.handlers.ts';
import { sessionHandlers } from './session.handlers.ts';
import { siteHandlers } from './site.handlers.ts';
import { statsHandlers } from './stats.handlers.ts';
import type { SampleStore } from './store.ts';
import { updatesHandlers } from './updates.handlers.ts';
import { usageHandlers } from './usage.handlers.ts';

export function sampleHandlers(store: SampleStore): HttpHandler[] {
  return [
    sessionHandlers,
    appsHandlers,
    notificationsHandlers,
    recoveryHandlers,
    accountHandlers,
    statsHandlers,
    siteHandlers,
    invitationsHandlers,
    healthHandlers,
    messagesHandlers,
    peopleHandlers,
    contentHandlers,
    updatesHandlers,
    deskUpdatesHandlers,
    postsHandlers,
    picturesHandlers,
    plansHandlers,
    premiumHandlers,
    accountPlanHandlers,
    keysHandlers,
    hubHandlers,
    usageHandlers,
    scrapersHandlers,
  ].flatMap((make) => make(store));
}
