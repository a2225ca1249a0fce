/** Codes to sign in with when the authenticator app is out of reach, each once. */
import { randomInt } from 'node:crypto';
import type { Transaction } from 'kysely';
import { recoveryCodeCount } from '@apiyard/api/contract/account';
import type { Schema } from '../db/schema.ts';
import type { Secrets } from './secrets.ts';

/** Nothing that looks or sounds like something else: no 0 o 1 l i, no u beside v. */
const alphabet = '23456789abcdefghjkmnpqrstvwxyz';
const half = 5;

function makeCode(): string {
  const letters = Array.from({ length: 2 * half }, () => alphabet[randomInt(alphabet.length)]).join('');
  return `${letters.slice(0, half)}-${letters.slice(half)}`;
}

const hashOf = (secrets: Secrets, personId: string, code: string): string =>
  secrets.sign('recovery code', `${personId} ${code.toLowerCase().replace(/[^0-9a-z]/g, '')}`);

/** New codes in place of what is left of the old ones. They are nowhere else: whoever asked must be shown them now. */
export async function replaceRecoveryCodes(
  secrets: Secrets,
  transaction: Transaction<Schema>,
  personId: string,
  codes: readonly string[],
): Promise<void> {
  await transaction.deleteFrom('recovery_code').where('person_id', '=', personId).execute();
  await transaction
    .insertInto('recovery_code')
    .values(codes.map((code) => ({ person_id: personId, code_hash: hashOf(secrets, personId, code) })))
    .execute();
}

export function makeRecoveryCodes(): string[] {
  const codes = new Set<string>();
  while (codes.size < recoveryCodeCount) codes.add(makeCode());
  return [...codes];
}

/** Spends a code. Of two that come with the same one at once, one gets through. */
export async function spendRecoveryCode(
  secrets: Secrets,
  kysely: Pick<Transaction<Schema>, 'deleteFrom'>,
  personId: string,
  code: string,
): Promise<boolean> {
  const { numDeletedRows } = await kysely
    .deleteFrom('recovery_code')
    .where('person_id', '=', personId)
    .where('code_hash', '=', hashOf(secrets, personId, code))
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

export async function recoveryCodesLeft(
  kysely: Pick<Transaction<Schema>, 'selectFrom'>,
  personId: string,
): Promise<number> {
  const { count } = await kysely
    .selectFrom('recovery_code')
    .where('person_id', '=', personId)
    .select(({ fn }) => fn.countAll().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}
