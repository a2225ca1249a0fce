import type { ApiRequest } from './api-request.ts';
import { indented } from './indented.ts';

const text = (value: string) => JSON.stringify(value);

function literal(value: unknown): string {
  if (Array.isArray(value)) return value.length === 0 ? '[]' : `[\n${indented(value.map(literal).join(',\n'), 2)},\n]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const members = Object.entries(value).map(([name, member]) => `${nameOf(name)}: ${literal(member)},`);
  return members.length === 0 ? '{}' : `{\n${indented(members.join('\n'), 2)}\n}`;
}

function nameOf(name: string): string {
  if (name === '__proto__') return "['__proto__']";
  return /^[A-Za-z_$][\w$]*$/.test(name) ? name : text(name);
}

/** `fetch`, in browsers and in Node; file parts and saved responses are for Node only. */
export const javascript = (request: ApiRequest): string => fetchCode(request, 'answer');

/** The code of JavaScript, which is TypeScript's too but for the declaration of the response. */
export function fetchCode({ method, url, key, query, body, saveAs }: ApiRequest, answer: string): string {
  const hasFiles = body?.kind === 'multipart';
  const head: string[] = [];
  if (hasFiles) head.push("import { openAsBlob } from 'node:fs';");
  if (saveAs !== null) head.push("import { writeFile } from 'node:fs/promises';");
  const before: string[] = [];
  if (query.length > 0) before.push(`const query = new URLSearchParams(${literal(Object.fromEntries(query))});`);
  if (hasFiles) {
    before.push('const form = new FormData();');
    for (const part of body.parts) {
      const value =
        'fileName' in part ? `await openAsBlob(${text(part.fileName)}), ${text(part.fileName)}` : text(part.value);
      before.push(`form.append(${text(part.name)}, ${value});`);
    }
  }
  const headers = [
    `'X-Api-Key': ${text(key)},`,
    ...(body?.kind === 'json' ? ["'Content-Type': 'application/json',"] : []),
  ];
  const options = [
    ...(method === 'POST' ? ["method: 'POST',"] : []),
    headers.length === 1
      ? `headers: { ${headers[0]?.slice(0, -1)} },`
      : `headers: {\n${indented(headers.join('\n'), 2)}\n},`,
    ...(body?.kind === 'json' ? [`body: JSON.stringify(${literal(body.value)}),`] : hasFiles ? ['body: form,'] : []),
  ];
  const address = query.length > 0 ? `\`${url}?\${query}\`` : text(url);
  const call = `const response = await fetch(${address}, {\n${indented(options.join('\n'), 2)}\n});`;
  const after =
    saveAs === null
      ? [`const ${answer} = await response.json();`, 'console.log(answer);']
      : [
          'if (!response.ok) throw new Error(await response.text());',
          `await writeFile(${text(saveAs)}, Buffer.from(await response.arrayBuffer()));`,
        ];
  return [head.join('\n'), before.join('\n'), [call, ...after].join('\n')].filter((part) => part !== '').join('\n\n');
}
