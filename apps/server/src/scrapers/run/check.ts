import type { ScraperDefinition } from '@apiyard/api/contract/scraper-definition';
import type { InputIssue } from '@apiyard/api/contract/problem';

/** What the schema cannot say of a definition, each with a pointer into it. Empty means that it can be published. */
export function checkDefinition(definition: ScraperDefinition): InputIssue[] {
  return [];
}

/** Secrets that a definition uses and that are not set, or belong to another host. */
export function checkSecrets(definition: ScraperDefinition, secrets: ReadonlyMap<string, { readonly host: string }>): InputIssue[] {
  return [];
}
