/** What is wrong with a definition beyond its schema, as far as that shows without an engine. */
import type { InputIssue } from '../contract/problem.ts';
import type { ScraperDefinition, ScraperField } from '../contract/scraper-definition.ts';

const hostPattern = /^https?:\/\/([^/?#]*)/i;

/** `books.example`, of a request's template; null where no host stands. */
export function hostOf(url: string): string | null {
  return hostPattern.exec(url)?.[1]?.toLowerCase() || null;
}

/** Every `{{secret:NAME}}` with the pointer to the text that holds it. */
export function secretsUsed({ request }: ScraperDefinition): { name: string; pointer: string }[] {
  return textsOf(request).flatMap(([pointer, text]) =>
    Array.from(text.matchAll(/\{\{secret:([A-Za-z0-9_]+)\}\}/g), ([, name = '']) => ({ name, pointer })),
  );
}

/** Pointers start at the definition. */
export function issuesOfDefinition(definition: ScraperDefinition): InputIssue[] {
  const host = hostOf(definition.request.url);
  const issues: InputIssue[] = [];
  if (host === null)
    issues.push(issue('/request/url', 'scheme', 'Start the address with https:// or http:// and a host, written out.'));
  else if (/[{}]/.test(host))
    issues.push(
      issue(
        '/request/url',
        'host_parameter',
        'Neither a parameter nor a secret can stand in the host or port. Write them out.',
      ),
    );
  const declared = new Set(definition.params.map(({ name }) => name));
  for (const [pointer, text] of textsOf(definition.request)) {
    for (const [, name = ''] of text.matchAll(/(?<!\{)\{([A-Za-z][A-Za-z0-9_]*)\}(?!\})/g)) {
      if (!declared.has(name))
        issues.push(
          issue(
            pointer,
            'unknown_param',
            `There is no parameter ${name}. Add it to the parameters, or take {${name}} out.`,
          ),
        );
    }
  }
  issues.push(...issuesOfFields(definition.fields, '/fields'));
  return issues;
}

function issuesOfFields(fields: readonly ScraperField[], at: string): InputIssue[] {
  return fields.flatMap((field, index) => {
    const issues: InputIssue[] = [];
    if (fields.findIndex(({ name }) => name === field.name) < index) {
      issues.push(
        issue(`${at}/${index}/name`, 'duplicate', `There are two fields called '${field.name}'. Rename one.`),
      );
    }
    if (field.select && Object.keys(field.select).length !== 1) {
      issues.push(
        issue(`${at}/${index}/select`, 'one_of', 'A selector is exactly one of css, jsonpath, regex, const and param.'),
      );
    }
    return [...issues, ...issuesOfFields(field.fields ?? [], `${at}/${index}/fields`)];
  });
}

function textsOf({ url, query, headers }: ScraperDefinition['request']): [pointer: string, text: string][] {
  const within = (member: string, texts: Readonly<Record<string, string>>) =>
    Object.entries(texts).map(([name, text]): [string, string] => [
      `/request/${member}/${name.replaceAll('~', '~0').replaceAll('/', '~1')}`,
      text,
    ]);
  return [['/request/url', url], ...within('query', query), ...within('headers', headers)];
}

const issue = (pointer: string, code: string, detail: string): InputIssue => ({ pointer, code, detail });
