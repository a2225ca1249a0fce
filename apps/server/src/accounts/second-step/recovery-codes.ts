/** Codes to sign in with when the authenticator app is out of reach, each once. */
import { randomInt } from 'node:crypto';
import type { Transaction } from 'kysely';
import { recoveryCodeCount } from '@apiyard/api/contract/accounts/account';
import type { Schema } from '../../db/schema.ts';
import type { Secrets } from '../secrets.ts';
import { deleteCode, replaceCodes } from './second-step-store.ts';
import type { Connection } from '../../db/database.ts';

/** Without characters that look or sound alike: no 0 o 1 l i, no u, which resembles v. */
const alphabet = '23456789abcdefghjkmnpqrstvwxyz';
const half = 5;

function makeCode(): string {
  const letters = Array.from({ length: 2 * half }, () => alphabet[randomInt(alphabet.length)]).join('');
  return `${letters.slice(0, half)}-${letters.slice(half)}`;
}

const hashOf = (secrets: Secrets, personId: string, code: string): string =>
  secrets.sign('recovery code', `${personId} ${code.toLowerCase().replace(/[^0-9a-z]/g, '')}`);

/** Replaces all recovery codes. They are stored as digests only, so they must be returned now. */
export async function replaceRecoveryCodes(
  secrets: Secrets,
  transaction: Transaction<Schema>,
  personId: string,
  codes: readonly string[],
): Promise<void> {
  await replaceCodes(
    transaction,
    personId,
    codes.map((code) => hashOf(secrets, personId, code)),
  );
}

export function makeRecoveryCodes(): string[] {
  const codes = new Set<string>();
  while (codes.size < recoveryCodeCount) codes.add(makeCode());
  return [...codes];
}

/** Consumes a code. Of two parallel requests with the same code, one succeeds. */
export const consumeRecoveryCode = (
  secrets: Secrets,
  db: Connection,
  personId: string,
  code: string,
): Promise<boolean> => deleteCode(db, personId, hashOf(secrets, personId, code));
