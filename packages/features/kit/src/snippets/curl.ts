import type { ApiRequest, Part } from './api-request.ts';

/** For POSIX shells: inside single quotes nothing has a meaning but the quote itself. */
const quoted = (text: string) => (/^[\w@%+=:,./-]+$/.test(text) ? text : `'${text.replaceAll("'", String.raw`'\''`)}'`);

/** `--form` reads quotes and backslashes inside a file's name itself, before the shell's quoting. */
const filePart = ({ name, fileName }: Extract<Part, { fileName: string }>) =>
  `--form ${quoted(`${name}=@"${fileName.replaceAll('\\', String.raw`\\`).replaceAll('"', String.raw`\"`)}"`)}`;

export function curl({ url, key, query, body, saveAs }: ApiRequest): string {
  const lines = [`--header ${quoted(`X-Api-Key: ${key}`)}`];
  if (query.length > 0) lines.unshift('--get');
  for (const [name, value] of query) lines.push(`--data-urlencode ${quoted(`${name}=${value}`)}`);
  if (body?.kind === 'json') {
    lines.push(
      `--header ${quoted('Content-Type: application/json')}`,
      `--data-raw ${quoted(JSON.stringify(body.value, null, 2))}`,
    );
  }
  if (body?.kind === 'multipart') {
    for (const part of body.parts)
      lines.push('fileName' in part ? filePart(part) : `--form-string ${quoted(`${part.name}=${part.value}`)}`);
  }
  // `--fail` writes no file on an error, in every version of curl. `--fail-with-body` would save the error's body.
  if (saveAs !== null) lines.push('--fail', `--output ${quoted(saveAs)}`);
  return [`curl ${quoted(url)}`, ...lines].join(' \\\n  ');
}
