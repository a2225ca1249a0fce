import type { ApiRequest } from './api-request.ts';
import { formName } from './form-parts.ts';
import { indented } from './indented.ts';
import { jsonLines, quoted } from './literals.ts';

const text = (value: string) => quoted(value, '\\u0000');

const rawString = (json: string) => `"""\n${indented(json, 4)}\n    """`;

/** A program of .NET 8 and later with top-level statements, for a project with the usual implicit usings. */
export function csharp({ url, key, query, body, saveAs }: ApiRequest): string {
  const lines = [
    'using var client = new HttpClient();',
    `client.DefaultRequestHeaders.Add("X-Api-Key", ${text(key)});`,
  ];
  let call = `GetAsync(${text(url)})`;
  if (query.length > 0) {
    lines.push(
      'using var form = new FormUrlEncodedContent(new Dictionary<string, string>',
      '{',
      ...query.map(([name, value]) => `    [${text(name)}] = ${text(value)},`),
      '});',
      'var query = await form.ReadAsStringAsync();',
    );
    call = `GetAsync(${text(`${url}?`)} + query)`;
  }
  if (body?.kind === 'json') {
    lines.push(
      `var json = ${rawString(jsonLines(body.value))};`,
      'using var content = new StringContent(json, Encoding.UTF8, "application/json");',
    );
  }
  if (body?.kind === 'multipart') {
    const parts = body.parts.map((part) =>
      'value' in part
        ? `{ new StringContent(${text(part.value)}), ${text(formName(part.name))} },`
        : `{ new StreamContent(File.OpenRead(${text(part.fileName)})), ${text(formName(part.name))}, ${text(formName(part.fileName))} },`,
    );
    lines.push('using var content = new MultipartFormDataContent', '{', indented(parts.join('\n'), 4), '};');
  }
  if (body) call = `PostAsync(${text(url)}, content)`;
  lines.push('', `using var response = await client.${call};`);
  if (saveAs === null) lines.push('Console.WriteLine(await response.Content.ReadAsStringAsync());');
  else {
    lines.push(
      'response.EnsureSuccessStatusCode();',
      `await File.WriteAllBytesAsync(${text(saveAs)}, await response.Content.ReadAsByteArrayAsync());`,
    );
  }
  return [...(body?.kind === 'json' ? ['using System.Text;', ''] : []), ...lines].join('\n');
}
