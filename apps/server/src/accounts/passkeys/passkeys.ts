/**
 * Passkeys (WebAuthn). `@simplewebauthn/server` verifies what a browser creates and signs, against our challenge, origin
 * and relying party ID. Loaded at first use: most of the library handles attestation, which we do not request.
 */
import type { FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import type { Failure } from '@apiyard/api/contract/endpoint';
import { fail } from '@apiyard/api/contract/endpoint';
import type { Connection } from '../../db/database.ts';
import { originOf } from '../../http/public-origin.ts';
import { digest, randomToken } from '../secrets.ts';
import type { AccountServices } from '../services.ts';
import { advanceCounter, findPasskeyByCredential, insertChallenge, consumeChallenge } from './passkeys-store.ts';
import { sentence } from '../../problems/sentence.ts';

export const challengeLifeMs = 5 * 60_000;

type Json = Readonly<Record<string, unknown>>;

/** The relying party: passkeys are bound to its host name, and browsers enforce that. */
interface Party {
  readonly id: string;
  readonly origin: string;
}

/** State changes always carry an `Origin` header; other sites were rejected before this. */
export function partyOf({ publicUrl }: Pick<AccountServices, 'publicUrl'>, request: FastifyRequest): Party | null {
  const origin = request.headers.origin ?? originOf(request, publicUrl);
  const parsed = origin === undefined ? null : URL.parse(origin);
  return parsed === null ? null : { id: parsed.hostname, origin: parsed.origin };
}

export const refused = (): Failure<'PasskeyRefused', Record<never, never>> =>
  fail('PasskeyRefused', sentence('problem.accounts.passkeyRefused'));

/** A new challenge, for a person who adds a passkey or, with null, for a sign-in. */
export async function makeChallenge(db: Connection, personId: string | null, nowMs: number): Promise<string> {
  const challenge = randomToken();
  await insertChallenge(db, { hash: digest(challenge), personId, expiresAt: nowMs + challengeLifeMs });
  return challenge;
}

const bytes = z.string().check(z.regex(/^[\w-]{1,20000}$/));
const shared = {
  id: bytes,
  rawId: bytes,
  type: z.literal('public-key'),
  clientExtensionResults: z._default(z.record(z.string(), z.unknown()), {}),
};
const Made = z.object({
  ...shared,
  response: z.object({
    clientDataJSON: bytes,
    attestationObject: bytes,
    transports: z.optional(z.array(z.string().check(z.maxLength(20))).check(z.maxLength(10))),
  }),
});
const Signed = z.object({
  ...shared,
  response: z.object({
    clientDataJSON: bytes,
    authenticatorData: bytes,
    signature: bytes,
    userHandle: z.nullish(bytes),
  }),
});

const ClientData = z.object({ challenge: z.string() });

function challengeIn(clientDataJson: string): string | null {
  try {
    return ClientData.parse(JSON.parse(Buffer.from(clientDataJson, 'base64url').toString('utf8'))).challenge;
  } catch {
    return null;
  }
}

export interface NewPasskey {
  readonly credentialId: string;
  readonly publicKey: string;
  readonly counter: number;
  readonly transports: readonly string[];
}

/** Null when the credential does not answer this person's challenge. */
export async function checkMade(
  services: AccountServices,
  personId: string,
  credential: Json,
  request: FastifyRequest,
): Promise<NewPasskey | null> {
  const { database, log, now } = services;
  const made = Made.safeParse(credential);
  const party = partyOf(services, request);
  const challenge = made.success ? challengeIn(made.data.response.clientDataJSON) : null;
  if (
    !made.success ||
    party === null ||
    challenge === null ||
    !(await consumeChallenge(database.kysely, digest(challenge), personId, now()))
  )
    return null;
  const { verifyRegistrationResponse } = await import('@simplewebauthn/server');
  try {
    if (!(await isPlainAttestation(made.data.response.attestationObject))) return null;
    const { response, ...rest } = made.data;
    const { verified, registrationInfo } = await verifyRegistrationResponse({
      response: {
        ...rest,
        response: { clientDataJSON: response.clientDataJSON, attestationObject: response.attestationObject },
      },
      expectedChallenge: challenge,
      expectedOrigin: party.origin,
      expectedRPID: party.id,
      requireUserVerification: true,
    });
    if (!verified) return null;
    const { id, publicKey, counter } = registrationInfo.credential;
    return {
      credentialId: id,
      publicKey: Buffer.from(publicKey).toString('base64url'),
      counter,
      transports: response.transports ?? [],
    };
  } catch (error) {
    log.info({ reason: reasonOf(error), personId }, 'a new passkey was rejected');
    return null;
  }
}

/**
 * We request no attestation, so a credential without certificates needs no further check. With certificates, the library
 * would fetch revocation lists from the URLs in them: any caller could make this server request any address (SSRF).
 */
async function isPlainAttestation(attestationObject: string): Promise<boolean> {
  const { decodeAttestationObject } = await import('@simplewebauthn/server/helpers');
  const decoded = decodeAttestationObject(new Uint8Array(Buffer.from(attestationObject, 'base64url')));
  const format = decoded.get('fmt');
  return format === 'none' || (format === 'packed' && decoded.get('attStmt').get('x5c') === undefined);
}

/** The passkey that signed and its owner, or null. The challenge is consumed either way. */
export async function checkSigned(
  services: AccountServices,
  credential: Json,
  request: FastifyRequest,
): Promise<{ id: string; personId: string } | null> {
  const { database, log, now } = services;
  const given = Signed.safeParse(credential);
  const party = partyOf(services, request);
  const challenge = given.success ? challengeIn(given.data.response.clientDataJSON) : null;
  if (
    !given.success ||
    party === null ||
    challenge === null ||
    !(await consumeChallenge(database.kysely, digest(challenge), null, now()))
  )
    return null;
  const passkey = await findPasskeyByCredential(database.kysely, given.data.id);
  if (!passkey) return null;
  const { userHandle, ...response } = given.data.response;
  if (userHandle && userHandle !== handleOf(passkey.person_id).toString('base64url')) return null;
  const newCounter = await counterIfSigned({ ...given.data, response }, { challenge, party, passkey }, log);
  if (newCounter === null) return null;
  const isNew = await advanceCounter(database.kysely, passkey, newCounter, now());
  return isNew ? { id: passkey.id, personId: passkey.person_id } : null;
}

interface Expected {
  readonly challenge: string;
  readonly party: Party;
  readonly passkey: {
    readonly id: string;
    readonly person_id: string;
    readonly credential_id: string;
    readonly public_key: string;
    readonly counter: number;
  };
}

async function counterIfSigned(
  response: Omit<z.output<typeof Signed>, 'response'> & {
    response: { clientDataJSON: string; authenticatorData: string; signature: string };
  },
  { challenge, party, passkey }: Expected,
  log: AccountServices['log'],
): Promise<number | null> {
  const { verifyAuthenticationResponse } = await import('@simplewebauthn/server');
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response,
      expectedChallenge: challenge,
      expectedOrigin: party.origin,
      expectedRPID: party.id,
      credential: {
        id: passkey.credential_id,
        publicKey: new Uint8Array(Buffer.from(passkey.public_key, 'base64url')),
        counter: passkey.counter,
      },
      requireUserVerification: true,
    });
    return verified ? authenticationInfo.newCounter : null;
  } catch (error) {
    log.info({ reason: reasonOf(error), personId: passkey.person_id, passkeyId: passkey.id }, 'a passkey was rejected');
    return null;
  }
}

/** The user handle that the device stores with the key: an opaque ID. */
export const handleOf = (personId: string): Buffer<ArrayBuffer> => Buffer.from(personId, 'utf8');

const reasonOf = (error: unknown): string => (error instanceof Error ? error.message.slice(0, 200) : 'not known');
