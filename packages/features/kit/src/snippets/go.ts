import type { ApiRequest } from './api-request.ts';
import { indented } from './indented.ts';

/** JSON's escapes are Go's too, once the text is well-formed. */
const text = (value: string) => JSON.stringify(value);

/** Raw strings keep JSON legible; they cannot contain a back quote or a carriage return. */
const raw = (value: string) => (/[`\r]/.test(value) ? text(value) : `\`${value}\``);

const check = ['if err != nil {', '\tpanic(err)', '}'];

/** A whole program, standard library only. */
export function go({ method, url, key, query, body, saveAs }: ApiRequest): string {
  const imports = new Set(['fmt', 'io', 'net/http']);
  const lines: string[] = [];
  let address = text(url);
  let payload = 'nil';
  if (query.length > 0) {
    imports.add('net/url');
    lines.push('query := url.Values{', ...query.map(([name, value]) => `\t${text(name)}: {${text(value)}},`), '}');
    address = `${text(`${url}?`)}+query.Encode()`;
  }
  if (body?.kind === 'json') {
    imports.add('strings');
    lines.push(`payload := strings.NewReader(${raw(JSON.stringify(body.value, null, 2))})`);
    payload = 'payload';
  }
  if (body?.kind === 'multipart') {
    for (const name of ['bytes', 'mime/multipart', 'os']) imports.add(name);
    lines.push('payload := &bytes.Buffer{}', 'form := multipart.NewWriter(payload)');
    for (const [index, part] of body.parts.entries()) {
      if ('value' in part) lines.push(`form.WriteField(${text(part.name)}, ${text(part.value)})`);
      else {
        const [file, target] = [`file${index + 1}`, `part${index + 1}`];
        lines.push(
          `${file}, err := os.Open(${text(part.fileName)})`,
          ...check,
          `defer ${file}.Close()`,
          `${target}, err := form.CreateFormFile(${text(part.name)}, ${text(part.fileName)})`,
          ...check,
          `if _, err := io.Copy(${target}, ${file}); err != nil {`,
          '\tpanic(err)',
          '}',
        );
      }
    }
    lines.push('form.Close()');
    payload = 'payload';
  }
  if (lines.length > 0) lines.push('');
  lines.push(
    `request, err := http.NewRequest("${method}", ${address}, ${payload})`,
    ...check,
    `request.Header.Set("X-Api-Key", ${text(key)})`,
  );
  if (body?.kind === 'json') lines.push('request.Header.Set("Content-Type", "application/json")');
  if (body?.kind === 'multipart') lines.push('request.Header.Set("Content-Type", form.FormDataContentType())');
  lines.push(
    '',
    'response, err := http.DefaultClient.Do(request)',
    ...check,
    'defer response.Body.Close()',
    'answer, err := io.ReadAll(response.Body)',
    ...check,
  );
  if (saveAs === null) lines.push('fmt.Println(string(answer))');
  else {
    imports.add('os');
    lines.push(
      'if response.StatusCode != http.StatusOK {',
      '\tpanic(string(answer))',
      '}',
      `if err := os.WriteFile(${text(saveAs)}, answer, 0o644); err != nil {`,
      '\tpanic(err)',
      '}',
      `fmt.Println("Saved", ${text(saveAs)})`,
    );
  }
  const names = [...imports]
    .sort()
    .map((name) => `"${name}"`)
    .join('\n');
  // Line breaks in a raw string are significant, so its lines are not indented.
  return `package main\n\nimport (\n${indented(names, '\t')}\n)\n\nfunc main() {\n${lines.map((line) => (line === '' ? '' : `\t${line}`)).join('\n')}\n}`;
}
