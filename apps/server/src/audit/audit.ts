/** Who did what, for the admins: acts of admins by way of their calls, the rest from what the accounts tell. */
import type { Logger } from 'pino';
import type { AuditEntry } from '@apiyard/api/contract/audit';
import { createBackground } from '../accounts/background.ts';
import type { AccountEvents } from '../accounts/events.ts';
import { hideKeys } from '../accounts/key-format.ts';
import type { Database } from '../db/database.ts';
import { newId } from '../db/id.ts';
import type { PremiumEvents } from '../premium/events.ts';
import type { Route } from '../route.ts';
import type { AdminAct } from './act.ts';
import { entryOfAct } from './act.ts';
import { auditRoutes } from './audit.route.ts';
import type { Happening } from './happening.ts';
import { entryOfHappening, isOfNoAdmin, isRepeated } from './happening.ts';
import type { KeyUse } from './key-use.ts';
import { createKeyUse } from './key-use.ts';
import { createRecent } from './recent.ts';

export interface Audit {
  readonly routes: Route[];
  /** Kept when it resolves. What cannot be kept is logged: the act itself stands. */
  recordAct(act: AdminAct): Promise<void>;
  /** Keeps what happens to accounts from now on. Returns what ends it. */
  hear(events: AccountEvents): () => void;
  /** The same for plans. */
  hearPlans(events: PremiumEvents): () => void;
  readonly keyUse: KeyUse;
  /** Resolves when what was told is kept; before the database closes. */
  settled(): Promise<void>;
}

interface AuditOptions {
  readonly database: Database;
  readonly log: Pick<Logger, 'error' | 'warn'>;
  /** Unix milliseconds. @default Date.now */
  readonly now?: () => number;
}

/** An entry before it has an id. `name` is looked up for actors that are known by id alone. */
export interface Told extends Pick<AuditEntry, 'via' | 'group' | 'action' | 'data' | 'requestId' | 'address'> {
  readonly actor: { readonly id: string; readonly name: string | null } | null;
  readonly subject: { readonly kind: string; readonly id: string } | null;
}

export function createAudit({ database, log, now = Date.now }: AuditOptions): Audit {
  const background = createBackground(log);
  const recent = createRecent(now);

  async function keep(
    { actor, subject, via, group, action, data, requestId, address }: Told,
    id: string,
    at: number,
  ): Promise<void> {
    const name = actor === null ? null : (actor.name ?? (await nameOf(database, actor.id)));
    await database.kysely
      .insertInto('audit')
      .values({
        id,
        at,
        via,
        action,
        category: group,
        actor_id: actor?.id ?? null,
        actor_name: name,
        subject_kind: subject?.kind ?? null,
        subject_id: subject?.id ?? null,
        data: hideKeys(JSON.stringify(data)),
        request_id: requestId,
        address,
      })
      .execute();
  }

  /** After the present work; in the order of its telling. */
  function keepLater(told: Told): void {
    const at = now();
    const id = newId(at);
    background.run(`audit ${id}`, () => keep(told, id, at));
  }

  function heard(event: Happening): void {
    if (!isRepeated(event, recent)) keepLater(entryOfHappening(event));
  }

  return {
    routes: auditRoutes({ database, soFar: () => background.soFar() }),
    async recordAct(act) {
      const at = now();
      const told = entryOfAct(act);
      try {
        await keep(told, newId(at), at);
      } catch (error) {
        log.error(
          { err: error, requestId: told.requestId, action: told.action, personId: act.person.id },
          'an act of an admin could not be written into the audit log',
        );
      }
    },
    hear: (events) => events.listen(heard),
    hearPlans: (events) => events.listen((event) => (isOfNoAdmin(event) ? heard(event) : undefined)),
    keyUse: createKeyUse({ recent, keep: keepLater, log }),
    settled: () => background.settled(),
  };
}

async function nameOf({ kysely }: Database, personId: string): Promise<string | null> {
  const person = await kysely.selectFrom('person').select('username').where('id', '=', personId).executeTakeFirst();
  return person?.username ?? null;
}
