/**
 * `Idempotency-Key` (draft-ietf-httpapi-idempotency-key-header): a POST call that is sent again with the same key gets
 * the response of the first one, without running or a charge. A key belongs to an API key and an API. The row is
 * inserted before the run, so that of several requests, in any process, one runs.
 */
import { createHash } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { callLimits } from '@apiyard/api/contract/call-limits';
import type { Failure } from '@apiyard/api/contract/endpoint';
import { fail } from '@apiyard/api/contract/endpoint';
import type { Connection } from '../../db/database.ts';
import { InputFile } from '../../tools/tool.ts';
import type { ResponseName } from './stored-responses-store.ts';
import { deleteResponse, findResponse, insertRunning, storeResponse } from './stored-responses-store.ts';
import { sentence } from '../../problems/sentence.ts';

const { idempotencyKeyLengthMax, storedResponseBytesMax } = callLimits;

export const storedForMs = 86_400_000;
/** No run takes as long, even one that waits for the quota of others: its process ended before it could store a response. */
const runningMsMax = 300_000;

/** Printable ASCII, in quotes as in the draft or without. */
const bare = /^[\x21\x23-\x5b\x5d-\x7e]+$/;
const quoted = /^"([\x20\x21\x23-\x5b\x5d-\x7e]+)"$/;

/** Null without the header. */
export function idempotencyKeyOf({ headers }: FastifyRequest): string | Failure | null {
  const sent = headers['idempotency-key'];
  if (sent === undefined) return null;
  const key = typeof sent === 'string' ? (quoted.exec(sent)?.[1] ?? (bare.test(sent) ? sent : '')) : '';
  return key !== '' && key.length <= idempotencyKeyLengthMax
    ? key
    : fail('Unparsable', sentence('problem.calls.idempotencyForm', { max: idempotencyKeyLengthMax }));
}

/** A response as it is stored and sent again. */
export interface StoredResponse {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer;
}

/** The right to run a call, held by one request. */
export interface Claim {
  /** Before the response is sent. */
  store(answer: StoredResponse): Promise<void>;
  /** The call failed and cost nothing: it can be sent again with the same key. */
  release(): Promise<void>;
}

interface Wanted {
  readonly keyId: string;
  readonly personId: string;
  readonly api: string;
  readonly key: string;
  readonly given: unknown;
  readonly nowMs: number;
}

export async function claimCall(
  db: Connection,
  { keyId, personId, api, key, given, nowMs }: Wanted,
): Promise<Claim | StoredResponse | Failure> {
  const name: ResponseName = { key_id: keyId, api, idempotency_key: key };
  const row = { ...name, person_id: personId, input_hash: hashOf(given), at: nowMs };
  // Twice: an expired row is deleted in between.
  for (let tries = 0; tries < 2; tries += 1) {
    if (await insertRunning(db, row)) return claimOf(db, row);
    const found = await findResponse(db, name);
    if (found === undefined) continue;
    if (found.at + storedForMs <= nowMs) await deleteResponse(db, found);
    else if (found.input_hash !== row.input_hash)
      return fail('IdempotencyMismatch', sentence('problem.calls.idempotencyOther'));
    else if (found.status === null)
      return fail(
        'IdempotencyInProgress',
        found.at + runningMsMax > nowMs
          ? sentence('problem.calls.idempotencyRunning')
          : sentence('problem.calls.idempotencyLost'),
      );
    else if (found.body === null)
      return fail(
        'ResponseNotStored',
        sentence('problem.calls.idempotencyLarge', { limitKb: storedResponseBytesMax / 1000 }),
      );
    else
      return {
        status: found.status,
        headers: JSON.parse(found.headers ?? '{}') as Record<string, string>,
        body: Buffer.from(found.body, 'base64'),
      };
  }
  return fail('IdempotencyInProgress', sentence('problem.calls.idempotencyRunning'));
}

function claimOf(db: Connection, row: ResponseName & { readonly at: number }): Claim {
  return {
    store: ({ status, headers, body }) =>
      storeResponse(db, row, {
        status,
        headers: JSON.stringify(headers),
        body: body.length > storedResponseBytesMax ? null : body.toString('base64'),
      }),
    release: () => deleteResponse(db, row),
  };
}

/** Of JSON, or of the fields and files of a form. */
function hashOf(given: unknown): string {
  const hash = createHash('sha256');
  const text = JSON.stringify(given ?? null, (_, value: unknown) => {
    if (!(value instanceof InputFile)) return value;
    const bytes = createHash('sha256').update(value.bytes).digest('base64');
    return { name: value.name, type: value.type, bytes };
  });
  return hash.update(text).digest('base64');
}
