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
export function javascript({ method, url, key, query, body, saveAs }: ApiRequest): string {
  const hasFiles = body?.kind === 'multipart';
  const imports = [hasFiles && 'openAsBlob', saveAs !== null && 'createWriteStream'].filter((name) => name !== false);
  const head: string[] = [];
  if (imports.length > 0) head.push(`import { ${imports.join(', ')} } from 'node:fs';`);
  if (saveAs !== null)
    head.push("import { Readable } from 'node:stream';", "import { pipeline } from 'node:stream/promises';");
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
      ? ['const answer = await response.json();', 'console.log(answer);']
      : [
          'if (!response.ok) throw new Error(await response.text());',
          `await pipeline(Readable.fromWeb(response.body), createWriteStream(${text(saveAs)}));`,
        ];
  return [head.join('\n'), before.join('\n'), [call, ...after].join('\n')].filter((part) => part !== '').join('\n\n');
}
