/** Validation of a definition beyond the schema, each issue with a pointer. */
import type { ScraperDefinition } from '@apiyard/api/contract/scrapers/scraper-definition';
import type { CarriedIssue } from '@apiyard/api/serving/failure-body';
import { checkSelectors } from '../engine/check-selectors.ts';
import { issue } from '../../problems/sentence.ts';
import { readAddress } from './address.ts';
import { checkParams } from './check-params.ts';
import { checkRequest } from './check-request.ts';
import { checkTests } from './check-tests.ts';
import type { MayBePlain } from './request.ts';
import { secretIssue, templatesOf } from './request.ts';
import { partsOf } from './template.ts';

/** @returns an empty list if the definition can be published */
export function checkDefinition(definition: ScraperDefinition): CarriedIssue[] {
  const params = checkParams(definition.params);
  // Test inputs are checked against the parameters, so those must be valid first.
  const tests = params.length === 0 ? checkTests(definition) : [];
  return [...params, ...checkRequest(definition), ...checkSelectors(definition), ...tests];
}

/** Secrets that a definition uses and that are not set, belong to another host, or would be read on the way. */
export function checkSecrets(
  { request }: Pick<ScraperDefinition, 'request'>,
  secrets: ReadonlyMap<string, { readonly host: string }>,
  mayBePlain: MayBePlain,
): CarriedIssue[] {
  const address = readAddress(request.url);
  if ('code' in address) return [];
  return templatesOf(request).flatMap(({ pointer, text }) =>
    partsOf(text).flatMap((part) => {
      const text = 'secret' in part ? secretIssue(part.secret, address, secrets, mayBePlain) : null;
      return text === null ? [] : [issue(pointer, 'secret', text)];
    }),
  );
}
