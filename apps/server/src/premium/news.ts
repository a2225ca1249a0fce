/** Mails about plans: to the person whom it is about, and to the admins about what people ask for. */
import { linkOrigin } from '../accounts/link-origin.ts';
import type { Mailer } from '../egress/mail.ts';
import type { PremiumServices } from './services.ts';
import { planLetter, type PlanNews } from './mails/plan-letter.ts';
import { requestLetter } from './mails/request-letter.ts';

export interface NewsServices extends PremiumServices {
  readonly mailer: Mailer;
  /** The site's own address; null when links lead where an admin has signed in. */
  readonly publicUrl: URL | null;
}

type News = Pick<PlanNews, 'kind' | 'until' | 'answer'> & { readonly personId: string; readonly plan: string };

/** Nobody without an address is written to. */
async function tellPerson(
  { database, mailer, siteName, publicUrl }: NewsServices,
  { personId, plan, ...news }: News,
): Promise<void> {
  const person = await database.kysely
    .selectFrom('person')
    .select(['username', 'email', 'language'])
    .where('id', '=', personId)
    .where('disabled_at', 'is', null)
    .executeTakeFirst();
  if (person === undefined || person.email === null) return;
  const row = await database.kysely.selectFrom('plan').select('name').where('id', '=', plan).executeTakeFirst();
  const letter = planLetter(person.language, {
    ...news,
    username: person.username,
    plan: { id: plan, name: row?.name ?? '' },
    siteName: siteName(),
    site: await linkOrigin({ database, publicUrl }, undefined),
  });
  await mailer.send({ to: person.email, ...letter });
}

/** What is told to one person about plans is told under one key, in turn. */
const turnOf = (personId: string): string => `mails about plans of ${personId}`;

/** Tells after all that was to be told to that person before. Rejects when it cannot be told. */
export function tellInTurn(services: NewsServices, news: News): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  services.background.runInTurn(turnOf(news.personId), () => tellPerson(services, news).then(resolve, reject));
  return promise;
}

/** Starts a mail for what is news to the person. Revocations wait: `sweep` tells those that were not taken back. */
export function writeLetters(services: NewsServices): () => void {
  const { background, database, events, siteName, publicUrl, tellAdmins } = services;
  const later = (personId: string, work: () => Promise<unknown>) => background.runInTurn(turnOf(personId), work);
  const tell = (news: News) => later(news.personId, () => tellPerson(services, news));
  return events.listen((event) => {
    switch (event.type) {
      case 'plan granted':
      case 'plan restored':
        if (event.type === 'plan restored' && !event.isNews) return undefined;
        return tell({ kind: 'granted', personId: event.personId, plan: event.plan, until: event.until, answer: '' });
      case 'plan ended':
        return tell({ kind: 'ended', personId: event.personId, plan: event.plan, until: null, answer: '' });
      case 'plan request granted':
      case 'plan request declined':
        return later(event.personId, async () => {
          const { answer } = await database.kysely
            .selectFrom('premium_request')
            .select('answer')
            .where('id', '=', event.askedId)
            .executeTakeFirstOrThrow();
          const until = event.type === 'plan request granted' ? event.until : null;
          await tellPerson(services, {
            kind: event.type === 'plan request granted' ? 'granted' : 'declined',
            personId: event.personId,
            plan: event.plan,
            until,
            answer,
          });
        });
      case 'plan requested':
        return later(event.personId, async () => {
          const asked = await database.kysely
            .selectFrom('premium_request')
            .innerJoin('person', 'person.id', 'premium_request.person_id')
            .select(['username', 'email', 'premium_request.plan', 'message'])
            .where('premium_request.id', '=', event.askedId)
            .executeTakeFirstOrThrow();
          tellAdmins(
            requestLetter({
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
