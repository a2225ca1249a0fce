import type { ApiRequest } from './api-request.ts';
import { indented } from './indented.ts';

/** Single quotes for one-line text; double quotes where escapes are needed. */
function text(value: string): string {
  if (!/[\u0000-\u001f\u007f]/.test(value))
    return `'${value.replaceAll('\\', String.raw`\\`).replaceAll("'", String.raw`\'`)}'`;
  const named: Readonly<Record<string, string>> = { '\n': String.raw`\n`, '\r': String.raw`\r`, '\t': String.raw`\t` };
  const escaped = value
    .replaceAll(/["\\$]/g, String.raw`\$&`)
    .replaceAll(
      /[\u0000-\u001f\u007f]/g,
      (character) => named[character] ?? `\\u{${character.charCodeAt(0).toString(16)}}`,
    );
  return `"${escaped}"`;
}

function literal(value: unknown): string {
  if (typeof value === 'string') return text(value);
  if (Array.isArray(value)) return value.length === 0 ? '[]' : `[\n${indented(value.map(literal).join(',\n'), 4)},\n]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const members = Object.entries(value).map(([name, member]) => [name, literal(member)] as const);
  return members.length === 0 ? 'new stdClass()' : list(members);
}

const list = (members: readonly (readonly [name: string, code: string])[]) =>
  `[\n${indented(members.map(([name, code]) => `${text(name)} => ${code},`).join('\n'), 4)}\n]`;

/** The curl extension, which hosts have. */
export function php({ url, key, query, body, saveAs }: ApiRequest): string {
  const address =
    query.length > 0
      ? `${text(`${url}?`)} . http_build_query(${list(query.map(([name, value]) => [name, text(value)]))})`
      : text(url);
  const headers = [text(`X-Api-Key: ${key}`), ...(body?.kind === 'json' ? ["'Content-Type: application/json'"] : [])];
  const options: [string, string][] = [
    ['CURLOPT_RETURNTRANSFER', 'true'],
    ['CURLOPT_HTTPHEADER', `[${headers.join(', ')}]`],
  ];
  if (body?.kind === 'json') options.push(['CURLOPT_POSTFIELDS', `json_encode(${literal(body.value)})`]);
  if (body?.kind === 'multipart') {
    const parts = body.parts.map(
      (part) => [part.name, 'value' in part ? text(part.value) : `new CURLFile(${text(part.fileName)})`] as const,
    );
    options.push(['CURLOPT_POSTFIELDS', list(parts)]);
  }
  const set = `curl_setopt_array($request, [\n${indented(options.map(([name, code]) => `${name} => ${code},`).join('\n'), 4)}\n]);`;
  const after =
    saveAs === null
      ? ['$answer = json_decode(curl_exec($request), true);', 'print_r($answer);']
      : [
          '$answer = curl_exec($request);',
          'if (curl_getinfo($request, CURLINFO_RESPONSE_CODE) !== 200) {',
          '    throw new RuntimeException($answer);',
          '}',
          `file_put_contents(${text(saveAs)}, $answer);`,
        ];
  return ['<?php', '', `$request = curl_init(${address});`, set, ...after].join('\n');
}
