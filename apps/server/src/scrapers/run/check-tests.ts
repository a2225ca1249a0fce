/** Whether a definition's own tests are valid. */
import { Failure } from '@apiyard/api/contract/endpoint';
import type { InputIssue } from '@apiyard/api/contract/problem';
import type { ScraperDefinition, ScraperTest } from '@apiyard/api/contract/scrapers/scraper-definition';
import { compileParams } from './input.ts';
import { pointerPart } from './request.ts';

/** @param definition with parameters that agree with themselves */
export function checkTests(definition: ScraperDefinition): InputIssue[] {
  const input = compileParams(definition.params);
  const names = new Set<string>();
  return definition.tests.flatMap((test, index) => {
    const pointer = `/tests/${index}`;
    const issues: InputIssue[] = names.has(test.name)
      ? [
          {
            pointer: `${pointer}/name`,
            code: 'duplicate',
            detail: `Two tests are named "${test.name}". Rename one.`,
          },
        ]
      : [];
    names.add(test.name);
    const parsed = input.parse(test.params);
    if (parsed instanceof Failure)
      issues.push(...parsed.extras.errors.map((issue) => ({ ...issue, pointer: `${pointer}/params${issue.pointer}` })));
    return [...issues, ...expectationIssues(test.expect, definition, `${pointer}/expect`)];
  });
}

function expectationIssues(
  { items, filled, values, absent }: ScraperTest['expect'],
  definition: ScraperDefinition,
  pointer: string,
): InputIssue[] {
  const fields = new Set(definition.fields.map(({ name }) => name));
  const unknown = (at: string, name: string) => ({
    pointer: at,
    code: 'unknown_field',
    detail: `There is no field ${name}.`,
  });
  const issues = [
    ...(filled ?? []).flatMap((name, index) => (fields.has(name) ? [] : [unknown(`${pointer}/filled/${index}`, name)])),
    ...Object.keys(values ?? {}).flatMap((name) =>
      fields.has(name) ? [] : [unknown(`${pointer}/values/${pointerPart(name)}`, name)],
    ),
  ];
  if (items !== undefined && definition.items === undefined) {
    issues.push({
      pointer: `${pointer}/items`,
      code: 'not_applicable',
      detail: 'The response is one object, without items to count. Remove this.',
    });
  }
  if ((items?.min ?? 0) > (items?.max ?? Infinity))
    issues.push({
      pointer: `${pointer}/items/max`,
      code: 'too_small',
      detail: `max must be at least min, ${items?.min}.`,
    });
  if (absent === true && (items !== undefined || filled !== undefined || values !== undefined)) {
    issues.push({
      pointer: `${pointer}/absent`,
      code: 'contradiction',
      detail: 'A test that expects no result cannot expect items, fields or values. Remove one or the other.',
    });
  }
  return issues;
}
