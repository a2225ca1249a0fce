/** Why an admin's act is refused. */
import type { Kysely } from 'kysely';
import type { Failure } from '@apiyard/api/contract/endpoint';
import { fail } from '@apiyard/api/contract/endpoint';
import type { InputIssue } from '@apiyard/api/contract/problem';
import type { ScraperDefinition } from '@apiyard/api/contract/scraper-definition';
import type { Schema } from '../db/schema.ts';
import type { ScraperServices } from './services.ts';
import type { Stored } from './stored.ts';

export const unknownScraper = () => fail('NotFound', 'There is no such definition. It may have been deleted.');

export const notPublished = () => fail('NotPublished', 'Nothing is live yet. Publish the draft first.');

export type Invalid = Failure<'InvalidInput', { errors: InputIssue[] }>;

export function invalid(errors: InputIssue[]): Invalid {
  return fail('InvalidInput', errors[0]?.detail ?? 'The definition cannot be used.', { errors });
}

/** What reads selectors and patterns takes 17 MB: a server on which nobody has made a definition goes without. */
export const loadChecks = () => import('./run/check.ts');

/** What the schema cannot check. `at` points to where the definition stands in the call's input. */
export async function refuseDefinition(definition: ScraperDefinition, at = ''): Promise<Invalid | null> {
  const { checkDefinition } = await loadChecks();
  const errors = checkDefinition(definition).map((issue) => ({ ...issue, pointer: at + issue.pointer }));
  return errors.length > 0 ? invalid(errors) : null;
}

/** Secrets that a definition uses and that are missing, kept for another host, or would travel in the clear. */
export async function refuseSecrets(
  { egress }: Pick<ScraperServices, 'egress'>,
  transaction: Kysely<Schema>,
  scraperId: string,
  definition: ScraperDefinition,
): Promise<Invalid | null> {
  const { checkSecrets } = await loadChecks();
  const rows = await transaction
    .selectFrom('scraper_secret')
    .select(['name', 'host'])
    .where('scraper_id', '=', scraperId)
    .execute();
  const errors = checkSecrets(definition, new Map(rows.map(({ name, host }) => [name, { host }])), egress.isNamed);
  return errors.length > 0 ? invalid(errors) : null;
}

export function refuseStale(
  { version }: Stored,
  read: number | undefined,
): Failure<'Stale', { version: number }> | null {
  if (read === undefined || read === version) return null;
  return fail('Stale', 'Somebody else saved this definition meanwhile. Load it again, then repeat your change.', {
    version,
  });
}

/** A path belongs to one: a built-in API, or a definition by its draft or by what is live of it. */
export async function refuseTaken(
  { isBuiltIn }: Pick<ScraperServices, 'isBuiltIn'>,
  transaction: Kysely<Schema>,
  apis: readonly string[],
  own: string | null,
): Promise<Failure<'Conflict', Record<never, never>> | null> {
  const others = await transaction
    .selectFrom('scraper')
    .select(['id', 'api', 'live_api'])
    .where('deleted_at', 'is', null)
    .where((is) => is.or([is('api', 'in', apis), is('live_api', 'in', apis)]))
    .execute();
  const taken = apis.find(
    (api) =>
      isBuiltIn(api) || others.some((other) => other.id !== own && (other.api === api || other.live_api === api)),
  );
  return taken === undefined ? null : fail('Conflict', `There is an API at '${taken}' already. Choose another path.`);
}
