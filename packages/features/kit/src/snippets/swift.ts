import type { ApiRequest, Part } from './api-request.ts';
import { partHead } from './form-parts.ts';
import { indented } from './indented.ts';
import { jsonLines, quoted } from './literals.ts';

const text = (value: string) => quoted(value, '\\u{0000}');

/** Reads escapes and interpolations, so JSON's backslashes are doubled. */
const multilineString = (json: string) => `"""\n${indented(json.replaceAll('\\', '\\\\'), 4)}\n    """`;

function appended(part: Part, index: number): string[] {
  const head = `"${index > 0 ? String.raw`\r\n` : ''}--\\(boundary)\\r\\n"`;
  const lines = [...partHead(part), ...('value' in part ? [part.value] : [])];
  return [
    `body.append(contentsOf: ${head}.utf8)`,
    ...lines.map((line) => `body.append(contentsOf: ${text(line)}.utf8)`),
    ...('fileName' in part ? [`body.append(try Data(contentsOf: URL(fileURLWithPath: ${text(part.fileName)})))`] : []),
  ];
}

/** Top-level code for Swift 5.7 and later; outside of Apple's systems, `URLSession` has a module of its own. */
export function swift({ method, url, key, query, body, saveAs }: ApiRequest): string {
  const lines: string[] = [];
  let address = `URL(string: ${text(url)})!`;
  if (query.length > 0) {
    lines.push(
      `var components = URLComponents(string: ${text(url)})!`,
      'components.queryItems = [',
      ...query.map(([name, value]) => `    URLQueryItem(name: ${text(name)}, value: ${text(value)}),`),
      ']',
      '// URLComponents leaves + unchanged, and servers read it as a space.',
      'components.percentEncodedQuery = components.percentEncodedQuery?.replacingOccurrences(of: "+", with: "%2B")',
    );
    address = 'components.url!';
  }
  if (body?.kind === 'json') lines.push(`let body = ${multilineString(jsonLines(body.value))}`);
  if (body?.kind === 'multipart') {
    lines.push(
      'let boundary = UUID().uuidString',
      'var body = Data()',
      ...body.parts.flatMap(appended),
      String.raw`body.append(contentsOf: "\r\n--\(boundary)--\r\n".utf8)`,
    );
  }
  if (lines.length > 0) lines.push('');
  lines.push(`var request = URLRequest(url: ${address})`);
  if (method === 'POST') lines.push('request.httpMethod = "POST"');
  lines.push(`request.setValue(${text(key)}, forHTTPHeaderField: "X-Api-Key")`);
  if (body?.kind === 'json') {
    lines.push(
      'request.setValue("application/json", forHTTPHeaderField: "Content-Type")',
      'request.httpBody = Data(body.utf8)',
    );
  }
  if (body?.kind === 'multipart') {
    lines.push(
      String.raw`request.setValue("multipart/form-data; boundary=\(boundary)", forHTTPHeaderField: "Content-Type")`,
      'request.httpBody = body',
    );
  }
  const after =
    saveAs === null
      ? [
          'let (answer, _) = try await URLSession.shared.data(for: request)',
          'print(String(decoding: answer, as: UTF8.self))',
        ]
      : [
          'let (answer, response) = try await URLSession.shared.data(for: request)',
          'guard (response as? HTTPURLResponse)?.statusCode == 200 else {',
          '    fatalError(String(decoding: answer, as: UTF8.self))',
          '}',
          `try answer.write(to: URL(fileURLWithPath: ${text(saveAs)}))`,
        ];
  return [
    'import Foundation',
    '#if canImport(FoundationNetworking)',
    'import FoundationNetworking',
    '#endif',
    '',
    ...lines,
    '',
    ...after,
  ].join('\n');
}
