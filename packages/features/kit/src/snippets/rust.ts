import type { ApiRequest } from './api-request.ts';
import { indented } from './indented.ts';
import { jsonLines, quoted } from './literals.ts';

const text = (value: string) => quoted(value, '\\u{0000}');

/** A quote followed by as many `#` as at its start ends a raw string. */
function rawString(json: string): string {
  if (json.includes('"##')) return text(json);
  const fence = json.includes('"#') ? '##' : '#';
  return `r${fence}"${json}"${fence}`;
}

/** With the `reqwest` crate, which most Rust programs use for HTTP. */
export function rust({ method, url, key, query, body, saveAs }: ApiRequest): string {
  const features = body?.kind === 'multipart' ? 'blocking,multipart' : 'blocking';
  const lines: string[] = [];
  const call = [
    `.${method.toLowerCase()}(${query.length > 0 ? 'url' : text(url)})`,
    `.header("X-Api-Key", ${text(key)})`,
  ];
  if (query.length > 0) {
    const pairs = query.map(([name, value]) => `(${text(name)}, ${text(value)}),`).join('\n');
    lines.push(
      `let url = reqwest::Url::parse_with_params(\n    ${text(url)},\n    &[\n${indented(pairs, 8)}\n    ],\n)?;`,
    );
  }
  if (body?.kind === 'json') {
    lines.push(`let body = ${rawString(jsonLines(body.value))};`);
    call.push('.header("Content-Type", "application/json")', '.body(body)');
  }
  if (body?.kind === 'multipart') {
    const parts = body.parts.map((part) =>
      'value' in part
        ? `.text(${text(part.name)}, ${text(part.value)})`
        : `.file(${text(part.name)}, ${text(part.fileName)})?`,
    );
    lines.push(`let form = reqwest::blocking::multipart::Form::new()\n${indented(parts.join('\n'), 4)};`);
    call.push('.multipart(form)');
  }
  lines.push(
    `let response = reqwest::blocking::Client::new()\n${indented([...call, saveAs === null ? '.send()?' : '.send()?\n.error_for_status()?'].join('\n'), 4)};`,
    saveAs === null ? 'println!("{}", response.text()?);' : `std::fs::write(${text(saveAs)}, response.bytes()?)?;`,
    'Ok(())',
  );
  return [
    `// cargo add reqwest --features ${features}`,
    'fn main() -> Result<(), Box<dyn std::error::Error>> {',
    indented(lines.join('\n'), 4),
    '}',
  ].join('\n');
}
