/** Whether a definition's own tests are valid. */
import { Failure } from '@apiyard/api/contract/endpoint';
import type { CarriedIssue } from '@apiyard/api/serving/failure-body';
import type { ScraperDefinition, ScraperTest } from '@apiyard/api/contract/scrapers/scraper-definition';
import { issue, issueAt, sentence } from '../../problems/sentence.ts';
import { compileParams } from './input.ts';
import { pointerPart } from './request.ts';

/** @param definition with parameters that agree with themselves */
export function checkTests(definition: ScraperDefinition): CarriedIssue[] {
  const input = compileParams(definition.params);
  const names = new Set<string>();
  return definition.tests.flatMap((test, index) => {
    const pointer = `/tests/${index}`;
    const issues: CarriedIssue[] = names.has(test.name)
      ? [issue(`${pointer}/name`, 'duplicate', sentence('problem.definitions.testTwice', { name: test.name }))]
      : [];
    names.add(test.name);
    const parsed = input.parse(test.params);
    if (parsed instanceof Failure)
      issues.push(...parsed.extras.errors.map((each) => issueAt(`${pointer}/params${each.pointer}`, each)));
    return [...issues, ...expectationIssues(test.expect, definition, `${pointer}/expect`)];
  });
}

function expectationIssues(
  { items, filled, values, absent }: ScraperTest['expect'],
  definition: ScraperDefinition,
  pointer: string,
): CarriedIssue[] {
  const fields = new Set(definition.fields.map(({ name }) => name));
  const unknown = (at: string, name: string) =>
    issue(at, 'unknown_field', sentence('problem.definitions.noField', { name }));
  const issues: CarriedIssue[] = [
    ...(filled ?? []).flatMap((name, index) => (fields.has(name) ? [] : [unknown(`${pointer}/filled/${index}`, name)])),
    ...Object.keys(values ?? {}).flatMap((name) =>
      fields.has(name) ? [] : [unknown(`${pointer}/values/${pointerPart(name)}`, name)],
    ),
  ];
  if (items !== undefined && definition.items === undefined) {
    issues.push(issue(`${pointer}/items`, 'not_applicable', sentence('problem.definitions.noItems')));
  }
  if ((items?.min ?? 0) > (items?.max ?? Infinity))
    issues.push(
      issue(`${pointer}/items/max`, 'too_small', sentence('problem.definitions.maxTooSmall', { min: items?.min ?? 0 })),
    );
  if (absent === true && (items !== undefined || filled !== undefined || values !== undefined)) {
    issues.push(issue(`${pointer}/absent`, 'contradiction', sentence('problem.definitions.absentWithResult')));
  }
  return issues;
}
