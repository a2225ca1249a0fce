import type { ApiRequest } from './api-request.ts';
import { indented } from './indented.ts';

/** JSON's escapes are Python's too, but for surrogate pairs, which well-formed text does not write as escapes. */
const text = (value: string) => JSON.stringify(value);

function literal(value: unknown): string {
  if (value === null) return 'None';
  if (value === true) return 'True';
  if (value === false) return 'False';
  if (Array.isArray(value)) return value.length === 0 ? '[]' : `[\n${indented(value.map(literal).join(',\n'), 4)},\n]`;
  if (typeof value !== 'object') return JSON.stringify(value);
  return dict(Object.entries(value).map(([name, member]) => [name, literal(member)]));
}

function dict(members: readonly (readonly [name: string, code: string])[]): string {
  if (members.length === 0) return '{}';
  return `{\n${indented(members.map(([name, code]) => `${text(name)}: ${code},`).join('\n'), 4)}\n}`;
}

/** With the `requests` package, which most Python programs have. */
export function python({ method, url, key, query, body, saveAs }: ApiRequest): string {
  const options = [text(url), `headers={"X-Api-Key": ${text(key)}}`];
  if (query.length > 0) options.push(`params=${dict(query.map(([name, value]) => [name, text(value)]))}`);
  if (body?.kind === 'json') options.push(`json=${literal(body.value)}`);
  if (body?.kind === 'multipart') {
    const data = body.parts.flatMap((part) => ('value' in part ? [[part.name, text(part.value)] as const] : []));
    const files = body.parts.flatMap((part) =>
      'fileName' in part ? [[part.name, `open(${text(part.fileName)}, "rb")`] as const] : [],
    );
    if (data.length > 0) options.push(`data=${dict(data)}`);
    options.push(`files=${dict(files)}`);
  }
  const call = `response = requests.${method.toLowerCase()}(\n${indented(options.join(',\n'), 4)},\n)`;
  const after =
    saveAs === null
      ? ['print(response.json())']
      : [
          'response.raise_for_status()',
          `with open(${text(saveAs)}, "wb") as file:`,
          '    file.write(response.content)',
        ];
  return ['import requests', '', call, ...after].join('\n');
}
