/** An API in Markdown, for language models. */
import type { Api, JsonSchema } from '@apiyard/api/contract/hub/hub';

/** A chapter of `llms-full.txt`. */
export function apiMarkdown(api: Api): string {
  const { path, title, summary, methods, cost, open, premium, input, output, examples, errors = [], notes = [] } = api;
  const who = premium ? 'plans with premium APIs' : open ? 'anyone, within a small allowance without a key' : 'API key';
  return [
    `## ${title}`,
    '',
    summary,
    '',
    `- Call: ${methods.map((method) => `${method} /api/v1/${path}`).join(' or ')}`,
    `- Access: ${who}`,
    `- Cost: ${cost} of the daily calls per success`,
    '',
    ...section('Input', fieldsOf(input)),
    ...(output.kind === 'raw'
      ? ['### Output', '', `A file: ${output.types.join(', ')}`, '']
      : section('Output in `data`', fieldsOf(output.schema))),
    ...section(
      'Errors of its own (status 422, in `errors`)',
      errors.map(({ code, text }) => `- \`${code}\`: ${text}`),
    ),
    ...section(
      'Notes in the output',
      notes.map(({ code, text }) => `- \`${code}\`: ${text}`),
    ),
    ...section(
      'Examples of input',
      examples.map(({ name, input: example }) => `- ${name}: \`${jsonOf(example)}\``),
    ),
  ].join('\n');
}

/** JSON in one line that stays inside a code span. */
const jsonOf = (value: unknown): string => JSON.stringify(value).replaceAll('`', String.raw`\u0060`);

const section = (title: string, lines: readonly string[]): string[] =>
  lines.length === 0 ? [] : [`### ${title}`, '', ...lines, ''];

/** Nested fields are indented. */
function fieldsOf(schema: JsonSchema, indent = ''): string[] {
  const properties = Object.entries((schema['properties'] ?? {}) as Readonly<Record<string, JsonSchema>>);
  const required = (schema['required'] ?? []) as readonly string[];
  return properties.flatMap(([name, property]) => {
    const items = property['items'] as JsonSchema | undefined;
    const facts = [
      typeOf(property),
      required.includes(name) ? 'required' : 'optional',
      ...('default' in property ? [`default ${jsonOf(property['default'])}`] : []),
    ];
    const words = [property['title'], property['description']].filter((text) => typeof text === 'string').join('. ');
    return [
      `${indent}- \`${name}\` (${facts.join(', ')})${words === '' ? '' : `: ${words}`}`,
      ...fieldsOf(property, `${indent}  `),
      ...(items === undefined ? [] : fieldsOf(items, `${indent}  `)),
    ];
  });
}

function typeOf(property: JsonSchema): string {
  if (property['format'] === 'binary') return 'file';
  if (Array.isArray(property['enum'])) return property['enum'].map((value) => jsonOf(value)).join(' | ');
  const alternatives = (property['anyOf'] ?? property['oneOf']) as readonly JsonSchema[] | undefined;
  if (alternatives !== undefined) return alternatives.map(typeOf).join(' | ');
  if (property['type'] === 'array') return `list of ${typeOf((property['items'] ?? {}) as JsonSchema)}`;
  return [property['type'] ?? 'any'].flat().join(' | ');
}
