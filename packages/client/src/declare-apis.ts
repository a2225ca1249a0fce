/** TypeScript types of APIs, from the JSON Schemas (2020-12) that describe them. */

type Schema = Readonly<Record<string, unknown>>;

/** The part of an API's description that its types come from. */
export interface DescribedApi {
  readonly path: string;
  readonly title: string;
  readonly summary: string;
  readonly input: Schema;
  readonly output: { readonly kind: 'json'; readonly schema: Schema } | { readonly kind: 'raw' };
}

/** The declaration of `Apis`: the input of each API and the `data` of its response, by path. */
export function declareApis(apis: readonly DescribedApi[]): string {
  const members = apis.map(
    ({ path, title, summary, input, output }) =>
      `${comment(`${title}. ${summary}`)}${JSON.stringify(path)}: {\n${indent(
        `input: ${typeOf(input)};\ndata: ${output.kind === 'raw' ? 'File' : typeOf(output.schema)};`,
      )}\n};`,
  );
  return `export interface Apis {\n${indent(members.join('\n'))}\n}\n`;
}

const indent = (text: string): string => text.replace(/^(?=.)/gm, '  ');

function comment(text: string): string {
  const lines = text.replaceAll('*/', '*\\/').split(/\s*\n\s*/);
  return lines.length === 1 ? `/** ${lines[0]} */\n` : `/**\n${lines.map((line) => ` * ${line}\n`).join('')} */\n`;
}

function typeOf(schema: unknown): string {
  if (typeof schema !== 'object' || schema === null) return schema === false ? 'never' : 'unknown';
  const { const: constant, enum: values, anyOf, oneOf, allOf, type } = schema as Schema;
  if (constant !== undefined) return JSON.stringify(constant);
  if (Array.isArray(values)) return unionOf(values.map((value) => JSON.stringify(value)));
  const choices = anyOf ?? oneOf;
  if (Array.isArray(choices)) return unionOf(choices.map(typeOf));
  if (Array.isArray(allOf)) return allOf.map((part) => `(${typeOf(part)})`).join(' & ');
  if (Array.isArray(type)) return unionOf(type.map((one) => typeOf({ ...schema, type: one })));
  return typeNamed(type, schema as Schema);
}

const unionOf = (types: readonly string[]): string => [...new Set(types)].join(' | ');

function typeNamed(type: unknown, schema: Schema): string {
  switch (type) {
    case 'string':
      return schema['format'] === 'binary' ? 'Blob' : 'string';
    case 'integer':
    case 'number':
      return 'number';
    case 'boolean':
    case 'null':
      return type;
    case 'array':
      return arrayOf(schema);
    case 'object':
      return objectOf(schema);
    default:
      return schema['properties'] === undefined ? 'unknown' : objectOf(schema);
  }
}

function arrayOf({ prefixItems, items }: Schema): string {
  if (Array.isArray(prefixItems)) {
    const rest = items === undefined || items === false ? '' : `, ...(${typeOf(items)})[]`;
    return `[${prefixItems.map(typeOf).join(', ')}${rest}]`;
  }
  const type = typeOf(items ?? true);
  return /^[\w.]+$/.test(type) ? `${type}[]` : `(${type})[]`;
}

function objectOf({ properties = {}, required = [], additionalProperties = true }: Schema): string {
  const names = Object.entries(properties as Readonly<Record<string, Schema>>);
  const members = names.map(([name, property]) => {
    const words = [property['title'], property['description']].filter((text) => typeof text === 'string');
    const mark = (required as readonly string[]).includes(name) ? '' : '?';
    return `${words.length === 0 ? '' : comment(words.join(': '))}${nameOf(name)}${mark}: ${typeOf(property)};`;
  });
  if (typeof additionalProperties === 'object' && additionalProperties !== null) {
    // Members with a name of their own have to fit an index beside them.
    members.push(`[name: string]: ${names.length === 0 ? typeOf(additionalProperties) : 'unknown'};`);
  } else if (names.length === 0 && additionalProperties !== false) return 'Record<string, unknown>';
  return members.length === 0 ? 'Record<string, never>' : `{\n${indent(members.join('\n'))}\n}`;
}

const nameOf = (name: string): string => (/^[A-Za-z_$][\w$]*$/.test(name) ? name : JSON.stringify(name));
