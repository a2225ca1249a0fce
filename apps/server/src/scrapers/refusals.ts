/** Refusals of admin calls. */
import type { Failure } from '@apiyard/api/contract/endpoint';
import { fail } from '@apiyard/api/contract/endpoint';
import type { InputIssue } from '@apiyard/api/contract/problem';
import type { CarriedIssue } from '@apiyard/api/serving/failure-body';
import type { ScraperDefinition } from '@apiyard/api/contract/scrapers/scraper-definition';
import type { ScraperServices } from './services.ts';
import type { Stored } from './scrapers-store.ts';
import { listHoldersOfPaths } from './scrapers-store.ts';
import { listSecretRows } from './secrets-store.ts';
import type { Connection } from '../db/database.ts';
import { invalidBy, issueAt, sentence } from '../problems/sentence.ts';

export const unknownScraper = () => fail('NotFound', sentence('problem.scrapers.noDefinition'));

export const notPublished = () => fail('NotPublished', sentence('problem.scrapers.notPublished'));

export type Invalid = Failure<'InvalidInput', { errors: InputIssue[] }>;

export const invalid = (errors: readonly CarriedIssue[]): Invalid => invalidBy(errors);

/** The selector and pattern parsers take 17 MB of memory: they are loaded only when a definition is checked. */
export const loadChecks = () => import('./run/check.ts');

/** Checks beyond the schema. `at` is the path of the definition in the call's input. */
export async function validateDefinition(definition: ScraperDefinition, at = ''): Promise<Invalid | null> {
  const { checkDefinition } = await loadChecks();
  const errors = checkDefinition(definition).map((each) => issueAt(at + each.pointer, each));
  return errors.length > 0 ? invalid(errors) : null;
}

/** Used secrets that are missing, stored for another host, or would be sent over plain HTTP. */
export async function validateSecrets(
  { egress }: Pick<ScraperServices, 'egress'>,
  transaction: Connection,
  scraperId: string,
  definition: ScraperDefinition,
): Promise<Invalid | null> {
  const { checkSecrets } = await loadChecks();
  const rows = await listSecretRows(transaction, scraperId);
  const errors = checkSecrets(definition, new Map(rows.map(({ name, host }) => [name, { host }])), egress.isNamed);
  return errors.length > 0 ? invalid(errors) : null;
}

export function checkVersion(
  { version }: Stored,
  read: number | undefined,
): Failure<'Stale', { version: number }> | null {
  if (read === undefined || read === version) return null;
  return fail('Stale', sentence('problem.scrapers.stale'), {
    version,
  });
}

/** A path belongs to one API: a built-in one, or a definition by its draft or live revision. */
export async function checkPathsFree(
  { isBuiltIn }: Pick<ScraperServices, 'isBuiltIn'>,
  transaction: Connection,
  apis: readonly string[],
  own: string | null,
): Promise<Failure<'Conflict', { api: string }> | null> {
  const others = await listHoldersOfPaths(transaction, apis);
  const taken = apis.find(
    (api) =>
      isBuiltIn(api) || others.some((other) => other.id !== own && (other.api === api || other.live_api === api)),
  );
  return taken === undefined
    ? null
    : fail('Conflict', sentence('problem.scrapers.apiTaken', { api: taken }), { api: taken });
}
