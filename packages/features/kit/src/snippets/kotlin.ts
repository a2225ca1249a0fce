import type { ApiRequest, Part } from './api-request.ts';
import { partHead } from './form-parts.ts';
import { indented } from './indented.ts';
import { jsonLines, quoted } from './literals.ts';

const text = (value: string) => quoted(value, '\\u0000').replaceAll('$', () => String.raw`\$`);

/** A raw string reads no escapes, but still templates. */
const rawString = (json: string) =>
  `"""\n${indented(
    json.replaceAll('$', () => "${'$'}"),
    4,
  )}\n""".trimIndent()`;

function publishers(part: Part, index: number): string[] {
  const lines = [
    `"${index > 0 ? String.raw`\r\n` : ''}--$boundary\\r\\n"`,
    ...[...partHead(part), ...('value' in part ? [part.value] : [])].map((line) => `    ${text(line)}`),
  ];
  const head = `BodyPublishers.ofString(\n${indented(lines.join(' +\n'), 4)},\n)`;
  return 'fileName' in part ? [head, `BodyPublishers.ofFile(Path.of(${text(part.fileName)}))`] : [head];
}

/** For the JVM, with Java's HTTP client. */
export function kotlin({ method, url, key, query, body, saveAs }: ApiRequest): string {
  const imports = new Set([
    'java.net.URI',
    'java.net.http.HttpClient',
    'java.net.http.HttpRequest',
    'java.net.http.HttpResponse.BodyHandlers',
  ]);
  const lines: string[] = [];
  const call = [
    `val request = HttpRequest.newBuilder(URI.create(${query.length > 0 ? `${text(`${url}?`)} + query` : text(url)}))`,
    `    .header("X-Api-Key", ${text(key)})`,
  ];
  if (query.length > 0) {
    imports.add('java.net.URLEncoder');
    const pairs = query.map(([name, value]) => `    ${text(encodeURIComponent(name))} to ${text(value)},`);
    lines.push(
      'val query = listOf(',
      ...pairs,
      ').joinToString("&") { (name, value) -> name + "=" + URLEncoder.encode(value, Charsets.UTF_8) }',
    );
  }
  if (body) imports.add('java.net.http.HttpRequest.BodyPublishers');
  if (body?.kind === 'json') {
    lines.push(`val body = ${rawString(jsonLines(body.value))}`);
    call.push('    .header("Content-Type", "application/json")');
  }
  if (body?.kind === 'multipart') {
    for (const name of ['java.nio.file.Path', 'java.util.UUID']) imports.add(name);
    const parts = [...body.parts.flatMap(publishers), String.raw`BodyPublishers.ofString("\r\n--$boundary--\r\n")`];
    lines.push(
      'val boundary = UUID.randomUUID().toString()',
      `val body = BodyPublishers.concat(\n${indented(parts.map((part) => `${part},`).join('\n'), 4)}\n)`,
    );
    call.push('    .header("Content-Type", "multipart/form-data; boundary=$boundary")');
  }
  if (method === 'POST') call.push(`    .POST(${body?.kind === 'json' ? 'BodyPublishers.ofString(body)' : 'body'})`);
  lines.push(...call, '    .build()', '');
  if (saveAs === null) {
    lines.push(
      'val response = HttpClient.newHttpClient().send(request, BodyHandlers.ofString())',
      'println(response.body())',
    );
  } else {
    imports.add('java.io.File');
    lines.push(
      'val response = HttpClient.newHttpClient().send(request, BodyHandlers.ofByteArray())',
      'check(response.statusCode() == 200) { String(response.body()) }',
      `File(${text(saveAs)}).writeBytes(response.body())`,
    );
  }
  return [
    ...[...imports].sort().map((name) => `import ${name}`),
    '',
    `fun main() {\n${indented(lines.join('\n'), 4)}\n}`,
  ].join('\n');
}
