import type { ApiRequest, Part } from './api-request.ts';
import { partHead } from './form-parts.ts';
import { indented } from './indented.ts';
import { jsonLines, quoted } from './literals.ts';

/** A constant has at most 65,535 bytes, of which a character takes up to 6. */
const constantCharsMax = 10_000;

function text(value: string): string {
  const constants = value.match(new RegExp(`[^]{1,${constantCharsMax}}`, 'gu'))?.map((part) => quoted(part, '\\u0000'));
  if (constants === undefined) return '""';
  return constants.length > 1 ? `String.join("", ${constants.join(', ')})` : constants.join('');
}

/** A text block reads escapes, so JSON's backslashes are doubled. */
const textBlock = (json: string) =>
  json.length > constantCharsMax ? text(json) : `"""\n${indented(json.replaceAll('\\', '\\\\'), 4)}\n    """`;

const encoded = ([name, value]: readonly [name: string, value: string], index: number) =>
  `${text(`${index > 0 ? '&' : ''}${encodeURIComponent(name)}=`)} + URLEncoder.encode(${text(value)}, StandardCharsets.UTF_8)`;

function publishers(part: Part, index: number): string[] {
  const head = [
    `BodyPublishers.ofString(${text(`${index > 0 ? '\r\n' : ''}--`)} + boundary + "\\r\\n"`,
    ...[...partHead(part), ...('value' in part ? [part.value] : [])].map((line) => `    + ${text(line)}`),
  ].join('\n');
  return 'fileName' in part ? [`${head})`, `BodyPublishers.ofFile(Path.of(${text(part.fileName)}))`] : [`${head})`];
}

/** For Java 17 and later, run by `java Snippet.java`; standard library only. */
export function java({ method, url, key, query, body, saveAs }: ApiRequest): string {
  const imports = new Set([
    'java.net.URI',
    'java.net.http.HttpClient',
    'java.net.http.HttpRequest',
    'java.net.http.HttpResponse.BodyHandlers',
  ]);
  const lines: string[] = [];
  const call = [
    `var request = HttpRequest.newBuilder(URI.create(${query.length > 0 ? `${text(`${url}?`)} + query` : text(url)}))`,
    `    .header("X-Api-Key", ${text(key)})`,
  ];
  if (query.length > 0) {
    for (const name of ['java.net.URLEncoder', 'java.nio.charset.StandardCharsets']) imports.add(name);
    lines.push(`var query = ${query.map(encoded).join('\n    + ')};`);
  }
  if (body) imports.add('java.net.http.HttpRequest.BodyPublishers');
  if (body?.kind === 'json') {
    lines.push(`var body = ${textBlock(jsonLines(body.value))};`);
    call.push('    .header("Content-Type", "application/json")');
  }
  if (body?.kind === 'multipart') {
    for (const name of ['java.nio.file.Path', 'java.util.UUID']) imports.add(name);
    const parts = [
      ...body.parts.flatMap(publishers),
      String.raw`BodyPublishers.ofString("\r\n--" + boundary + "--\r\n")`,
    ];
    lines.push(
      'var boundary = UUID.randomUUID().toString();',
      `var body = BodyPublishers.concat(\n${indented(parts.join(',\n'), 4)});`,
    );
    call.push('    .header("Content-Type", "multipart/form-data; boundary=" + boundary)');
  }
  if (method === 'POST') call.push(`    .POST(${body?.kind === 'json' ? 'BodyPublishers.ofString(body)' : 'body'})`);
  lines.push(...call, '    .build();', '');
  if (saveAs === null) {
    lines.push(
      'var response = HttpClient.newHttpClient().send(request, BodyHandlers.ofString());',
      'System.out.println(response.body());',
    );
  } else {
    for (const name of ['java.nio.file.Files', 'java.nio.file.Path']) imports.add(name);
    lines.push(
      'var response = HttpClient.newHttpClient().send(request, BodyHandlers.ofByteArray());',
      'if (response.statusCode() != 200) {',
      '    throw new RuntimeException(new String(response.body()));',
      '}',
      `Files.write(Path.of(${text(saveAs)}), response.body());`,
    );
  }
  const main = `public static void main(String[] args) throws Exception {\n${indented(lines.join('\n'), 4)}\n}`;
  return [
    ...[...imports].sort().map((name) => `import ${name};`),
    '',
    `public class Snippet {\n${indented(main, 4)}\n}`,
  ].join('\n');
}
