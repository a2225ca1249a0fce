/** Where keys are used from. The call log has every call; this records the first of each key, address and day. */
import type { FastifyRequest } from 'fastify';
import type { Logger } from 'pino';
import { Failure } from '@apiyard/api/contract/endpoint';
import type { Caller } from '../caller.ts';
import { networkOf } from '../http/limits/network.ts';
import type { AuditRecord } from './record.ts';
import type { Recent } from './recent.ts';

export type KeyUse = (request: FastifyRequest, caller: Caller | Failure | null) => void;

const dayMs = 86_400_000;
/** Refusals recorded per hour, from all addresses together: many addresses cannot fill the disk. */
const refusalsMax = 500;
const hourMs = 3_600_000;

interface Parts {
  readonly recent: Recent;
  readonly log: Pick<Logger, 'warn'>;
  keep(record: AuditRecord): void;
}

export function createKeyUse({ recent, keep, log }: Parts): KeyUse {
  let refusals = 0;
  return (request, caller) => {
    if (caller === null) return;
    const from = { requestId: request.id, address: request.ip };
    if (caller instanceof Failure) {
      if (recent(`refused ${caller.code} ${networkOf(request.ip)}`, dayMs)) return;
      if (!recent('refusals counted', hourMs)) refusals = 0;
      refusals += 1;
      if (refusals > refusalsMax) {
        if (refusals === refusalsMax + 1)
          log.warn(
            { refusals: refusalsMax },
            'more keys were rejected within an hour than the audit log takes; the rest is only in the request log',
          );
        return;
      }
      keep({
        ...from,
        via: 'visitor',
        group: 'keys',
        action: 'key refused',
        actor: null,
        subject: null,
        changes: [],
        data: { reason: caller.code },
      });
      return;
    }
    const { via, keyId, person } = caller;
    if (via !== 'key' || recent(`${keyId} ${request.ip}`, dayMs)) return;
    keep({
      ...from,
      via: 'key',
      group: 'keys',
      action: 'key used',
      actor: { id: person.id, name: person.username },
      subject: { kind: 'keys', id: keyId },
      changes: [],
      data: {},
    });
  };
}
