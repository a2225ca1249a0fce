/** Mails about plans: to the person concerned, and to admins about upgrade requests. */
import { linkOrigin } from '../accounts/mail/link-origin.ts';
import type { Mailer } from '../egress/mail.ts';
import type { PremiumServices } from './services.ts';
import { planMail, type PlanNews } from './mails/plan-mail.ts';
import { requestMail } from './mails/request-mail.ts';
import { findAsked, findRequest } from './requests-store.ts';
import { findPlanName } from './plans-store.ts';
import { findSignInPerson } from '../accounts/person-store.ts';

export interface NewsServices extends PremiumServices {
  readonly mailer: Mailer;
  /** The public URL; null uses the origin where an admin has signed in. */
  readonly publicUrl: URL | null;
}

type News = Pick<PlanNews, 'kind' | 'until' | 'answer'> & { readonly personId: string; readonly plan: string };

/** People without an address get no email. */
async function sendNews(
  { database, mailer, siteName, publicUrl }: NewsServices,
  { personId, plan, ...news }: News,
): Promise<void> {
  const person = await findSignInPerson(database.kysely, 'id', personId);
  if (person === null || person.disabled_at !== null || person.email === null) return;
  const letter = planMail(person.language, {
    ...news,
    username: person.username,
    plan: { id: plan, name: (await findPlanName(database.kysely, plan)) ?? '' },
    siteName: siteName(),
    site: await linkOrigin({ database, publicUrl }, undefined),
  });
  await mailer.send({ to: person.email, ...letter });
}

/** One key per person, so that emails about plans are sent in order. */
const turnOf = (personId: string): string => `mails about plans of ${personId}`;

/** Sends it after all earlier mails to that person. Rejects when it cannot be queued. */
export function sendPlanMail(services: NewsServices, news: News): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  services.background.runInTurn(turnOf(news.personId), () => sendNews(services, news).then(resolve, reject));
  return promise;
}

/** Sends emails about plan changes. Revocations are delayed: `sweep` sends those that were not undone. */
export function subscribePlanMails(services: NewsServices): () => void {
  const { background, database, events, siteName, publicUrl, emailAdmins } = services;
  const later = (personId: string, work: () => Promise<unknown>) => background.runInTurn(turnOf(personId), work);
  const queueNews = (news: News) => later(news.personId, () => sendNews(services, news));
  return events.listen((event) => {
    switch (event.type) {
      case 'plan granted':
      case 'plan restored':
        if (event.type === 'plan restored' && !event.isNews) return undefined;
        return queueNews({
          kind: 'granted',
          personId: event.personId,
          plan: event.plan,
          until: event.until,
          answer: '',
        });
      case 'plan ended':
        return queueNews({ kind: 'ended', personId: event.personId, plan: event.plan, until: null, answer: '' });
      case 'plan request granted':
      case 'plan request declined':
        return later(event.personId, async () => {
          const answer = (await findRequest(database.kysely, event.askedId))?.answer ?? '';
          const until = event.type === 'plan request granted' ? event.until : null;
          await sendNews(services, {
            kind: event.type === 'plan request granted' ? 'granted' : 'declined',
            personId: event.personId,
            plan: event.plan,
            until,
            answer,
          });
        });
      case 'plan requested':
        return later(event.personId, async () => {
          const asked = await findAsked(database.kysely, event.askedId);
          emailAdmins(
            requestMail({
              ...asked,
              siteName: siteName(),
              site: await linkOrigin({ database, publicUrl }, undefined),
            }),
          );
        });
      default:
        return undefined;
    }
  });
}
