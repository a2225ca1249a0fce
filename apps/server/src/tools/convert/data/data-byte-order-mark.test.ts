import { expect, it } from 'vitest';
import { Failure } from '@apiyard/api/contract/endpoint';
import data from './data.ts';

const mark = '\ufeff';

function convert(text: string, from: string, to = 'json'): unknown {
  const answer = data.run(data.input.parse({ text, from, to, indent: 0 }), { signal: new AbortController().signal });
  if (!(answer instanceof Failure)) return (answer as { text: string }).text;
  const [error] = (answer.extras as { errors: { line: number; column: number; detail: string }[] }).errors;
  return `${error?.line}:${error?.column} ${error?.detail}`;
}

const refusal = 'A byte order mark (U+FEFF) is only allowed at the start of the text. Remove it.';

it.each([
  ['json', '{"a":"b"}', '{"a":"b"}\n'],
  ['ndjson', '{"a":"b"}\n{}\n', '[{"a":"b"},{}]\n'],
  ['yaml', 'a: b\n', '{"a":"b"}\n'],
  ['toml', 'a = "b"\n', '{"a":"b"}\n'],
  ['xml', '<?xml version="1.0"?><a>b</a>', '{"a":"b"}\n'],
  ['csv', 'a,c\nb,d\n', '[{"a":"b","c":"d"}]\n'],
])('%s can start with a byte order mark', (from, text, json) => {
  expect(convert(mark + text, from)).toBe(json);
  expect(convert(mark + text, 'auto')).toBe(json);
});

it.each([
  ['json', `${mark}{}`, '1:1'],
  ['json', `{${mark}}`, '1:2'],
  ['json', `{"a":${mark}1}`, '1:6'],
  ['json', `[1${mark},2]`, '1:3'],
  ['json', `{}\n${mark}`, '2:1'],
  ['ndjson', `${mark}{}`, '1:1'],
  ['ndjson', `{}\n${mark}\n{}`, '2:1'],
  ['ndjson', `{}\n${mark}{}`, '2:1'],
  ['yaml', `${mark}a: 1`, '1:1'],
  ['yaml', `a: 1\n---\n${mark}b: 2`, '3:1'],
  ['yaml', `a: 1\n...\n${mark}b: 2`, '3:1'],
  ['yaml', `a: ${mark}1`, '1:4'],
  ['yaml', `a: 1\n${mark}`, '2:1'],
  ['yaml', `[1, ${mark}2]`, '1:5'],
  ['yaml', `a: 1\n${mark}# b`, '2:1'],
  ['toml', `${mark}a = 1`, '1:1'],
  ['toml', `a = 1\n${mark}`, '2:1'],
  ['toml', `a = 1\n${mark}b = 1`, '2:1'],
  ['toml', `a = ${mark}1`, '1:5'],
  ['toml', `a = 1${mark}`, '1:6'],
  ['toml', `a = [1,${mark}2]`, '1:8'],
  ['toml', `[a]${mark}\n`, '1:4'],
  ['xml', `${mark}<a/>`, '1:1'],
  ['xml', `<?xml version="1.0"?>${mark}<a/>`, '1:22'],
  ['xml', `<a/>\n${mark}`, '2:1'],
])('%s rejects a byte order mark elsewhere between tokens: %j', (from, text, place) => {
  // The first mark is removed and isn't counted.
  expect(convert(mark + text, from)).toBe(`${place} ${refusal}`);
});

it.each([
  ['json', `{"a":"${mark}b${mark}"}`],
  ['ndjson', `{"a":"${mark}b${mark}"}`],
  ['yaml', `a: "${mark}b${mark}"`],
  ['yaml', `a: '${mark}b${mark}' # ${mark}`],
  ['toml', `a = "${mark}b${mark}"`],
  ['toml', `a = '''${mark}b${mark}''' # ${mark}`],
  ['xml', `<r a="${mark}b${mark}"/>`],
  ['xml', `<a>${mark}b${mark}</a>`],
  ['csv', `a\n${mark}b${mark}\n`],
])('%s keeps a byte order mark in a text: %j', (from, text) => {
  expect(convert(text, from)).toContain(`a":"${mark}b${mark}"`);
});

it.each(['yaml', 'toml', 'xml', 'csv', 'ndjson'])('%s that is written keeps a byte order mark', (to) => {
  const json = `[{"k":"${mark}b"},{"k":"c${mark}"}]`;
  const whole = to === 'toml' ? `{"a":${json}}` : to === 'xml' ? `{"a":{"b":${json}}}` : json;
  expect(convert(String(convert(whole, 'json', to)), to)).toBe(`${whole}\n`);
});

it('keeps a byte order mark at the start of a column name', () => {
  expect(convert(`${mark}${mark}a,b\n1,2\n`, 'csv')).toBe(`[{"${mark}a":"1","b":"2"}]\n`);
  const csv = String(convert(`[{"${mark}a":"1"}]`, 'json', 'csv'));
  expect(convert(csv, 'csv')).toBe(`[{"${mark}a":"1"}]\n`);
});
