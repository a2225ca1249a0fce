import type { ApiRequest } from './api-request.ts';
import { formName } from './form-parts.ts';
import { indented } from './indented.ts';
import { quoted } from './literals.ts';

/** `#` starts an interpolation before a brace, and before the name of a variable that has `$` or `@`. */
const text = (value: string) => quoted(value, '\\u{0000}').replaceAll(/#(?=[{$@])/g, String.raw`\#`);

function literal(value: unknown): string {
  if (value === null) return 'nil';
  if (typeof value === 'string') return text(value);
  if (Array.isArray(value)) return value.length === 0 ? '[]' : `[\n${indented(value.map(literal).join(',\n'), 2)}\n]`;
  if (typeof value !== 'object') return JSON.stringify(value);
  return hash(Object.entries(value).map(([name, member]) => [name, literal(member)]));
}

function hash(members: readonly (readonly [name: string, code: string])[]): string {
  if (members.length === 0) return '{}';
  return `{\n${indented(members.map(([name, code]) => `${text(name)} => ${code}`).join(',\n'), 2)}\n}`;
}

/** Ruby sends a quote as `\"`, where not every server expects a backslash. */
const fileNameOption = (name: string) => (name.includes('"') ? `, { filename: ${text(formName(name))} }` : '');

/** Standard library only. */
export function ruby({ method, url, key, query, body, saveAs }: ApiRequest): string {
  const head = body?.kind === 'json' ? ['require "json"', 'require "net/http"'] : ['require "net/http"'];
  const lines = [`uri = URI(${text(url)})`];
  if (query.length > 0)
    lines.push(`uri.query = URI.encode_www_form(${hash(query.map(([name, value]) => [name, text(value)]))})`);
  lines.push(
    `request = Net::HTTP::${method === 'GET' ? 'Get' : 'Post'}.new(uri)`,
    `request["X-Api-Key"] = ${text(key)}`,
  );
  if (body?.kind === 'json')
    lines.push('request["Content-Type"] = "application/json"', `request.body = JSON.generate(${literal(body.value)})`);
  if (body?.kind === 'multipart') {
    const parts = body.parts.map((part) =>
      'value' in part
        ? `[${text(part.name)}, ${text(part.value)}]`
        : `[${text(part.name)}, File.open(${text(part.fileName)}, "rb")${fileNameOption(part.fileName)}]`,
    );
    lines.push(`request.set_form([\n${indented(parts.join(',\n'), 2)}\n], "multipart/form-data")`);
  }
  const after =
    saveAs === null
      ? ['puts response.body']
      : [
          'abort response.body unless response.is_a?(Net::HTTPSuccess)',
          `File.binwrite(${text(saveAs)}, response.body)`,
        ];
  return [
    ...head,
    '',
    ...lines,
    '',
    'response = Net::HTTP.start(uri.host, uri.port, use_ssl: uri.scheme == "https") do |http|',
    '  http.request(request)',
    'end',
    ...after,
  ].join('\n');
}
