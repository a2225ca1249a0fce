/** The audit log: actions of admins come from their calls, the rest from account and plan events. */
import type { Logger } from 'pino';
import { createBackground } from '../accounts/background.ts';
import type { AccountEvents } from '../accounts/events.ts';
import { hideKeys } from '../key-format.ts';
import type { Database } from '../db/database.ts';
import { newId } from '../db/id.ts';
import type { PremiumEvents } from '../premium/events.ts';
import type { AdminAct, Route } from '../route.ts';
import { entryOfAct } from './act.ts';
import { auditRoutes } from './audit.route.ts';
import type { AuditedEvent } from './event-entry.ts';
import { entryOfEvent, isOfNoAdmin, isRepeated } from './event-entry.ts';
import type { KeyUse } from './key-use.ts';
import { createKeyUse } from './key-use.ts';
import { createRecent } from './recent.ts';
import type { AuditRecord } from './record.ts';
import { findUsername, insertEntry } from './audit-store.ts';

export interface Audit {
  readonly routes: Route[];
  /** Resolves when the entry is stored. A failure is logged, and the action itself remains in effect. */
  recordAct(act: AdminAct): Promise<void>;
  /** Records account events from now on. Returns the function that unsubscribes. */
  recordEvents(events: AccountEvents): () => void;
  /** The same for plans. */
  recordPlanEvents(events: PremiumEvents): () => void;
  readonly keyUse: KeyUse;
  /** Resolves when all entries so far are stored; awaited before the database closes. */
  settled(): Promise<void>;
}

interface AuditOptions {
  readonly database: Database;
  readonly log: Pick<Logger, 'error' | 'warn'>;
  /** Unix milliseconds. @default Date.now */
  readonly now?: () => number;
}

export function createAudit({ database, log, now = Date.now }: AuditOptions): Audit {
  const background = createBackground(log);
  const recent = createRecent(now);

  async function keep(
    { actor, subject, via, group, action, changes, data, requestId, address }: AuditRecord,
    id: string,
    at: number,
  ): Promise<void> {
    const name = actor === null ? null : (actor.name ?? (await findUsername(database.kysely, actor.id)));
    await insertEntry(database.kysely, {
      id,
      at,
      via,
      action,
      category: group,
      actor_id: actor?.id ?? null,
      actor_name: name,
      subject_kind: subject?.kind ?? null,
      subject_id: subject?.id ?? null,
      data: hideKeys(JSON.stringify(changes.length === 0 ? data : { ...data, changes })),
      request_id: requestId,
      address,
    });
  }

  /** Runs after the current turn, in the order of the events. */
  function keepLater(record: AuditRecord): void {
    const at = now();
    const id = newId(at);
    background.run(`audit ${id}`, () => keep(record, id, at));
  }

  function recordEvent(event: AuditedEvent): void {
    if (!isRepeated(event, recent)) keepLater(entryOfEvent(event));
  }

  return {
    routes: auditRoutes({ database, soFar: () => background.soFar() }),
    async recordAct(act) {
      const at = now();
      const record = entryOfAct(act);
      try {
        await keep(record, newId(at), at);
      } catch (error) {
        log.error(
          { err: error, requestId: record.requestId, action: record.action, personId: act.person.id },
          'an admin action could not be written to the audit log',
        );
      }
    },
    recordEvents: (events) => events.listen(recordEvent),
    recordPlanEvents: (events) => events.listen((event) => (isOfNoAdmin(event) ? recordEvent(event) : undefined)),
    keyUse: createKeyUse({ recent, keep: keepLater, log }),
    settled: () => background.settled(),
  };
}
