import { expect, test } from 'vitest';
import { fieldsOf } from '@apiyard/kit/search/api-fields.ts';
import { valuesOf } from '../form/schema-form.ts';
import { sharedValues, shareLink } from './share-link.ts';

const fields = fieldsOf({
  properties: {
    text: { type: 'string' },
    count: { type: 'integer', default: 1 },
    pretty: { type: 'boolean', default: true },
    from: { enum: ['json', 'yaml'], default: 'json' },
    tags: { type: 'array', items: { type: 'string' } },
    extra: {},
    file: { type: 'string', format: 'binary' },
  },
});
const playground = { address: 'https://yard.example/hub/convert/data', prefix: '' } as const;
const values = {
  ...valuesOf(fields),
  text: 'مرحبا & "x"',
  count: 3,
  pretty: false,
  from: 'yaml',
  tags: 'a\nb',
  extra: '{\n  "a": [1]\n}',
};

test('restores shared values unchanged', () => {
  const { url, left } = shareLink(playground, fields, values);
  expect(left).toEqual([]);
  expect(new URL(url).pathname).toBe('/hub/convert/data');
  expect(sharedValues(fields, new URL(url).searchParams)).toEqual(values);
});

test('leaves defaults out of the URL', () => {
  expect(shareLink(playground, fields, { ...valuesOf(fields), count: 2 }).url).toBe(
    'https://yard.example/hub/convert/data?count=2',
  );
  expect(sharedValues(fields, new URLSearchParams('utm_source=mail&file=x'))).toBe(null);
});

test('leaves out files and long values and names them', () => {
  const { url, left } = shareLink(playground, fields, { ...values, file: new File([], 'a'), text: 'x'.repeat(3000) });
  expect(left).toEqual(['file', 'text']);
  expect(new URL(url).searchParams.get('count')).toBe('3');
});

test("keeps the page's own query separate from the values", () => {
  const page = { address: 'https://yard.example/convert?tool=data', prefix: 'in.' } as const;
  const { url } = shareLink(page, fields, { ...valuesOf(fields), count: 2 });
  expect(url).toBe('https://yard.example/convert?tool=data&in.count=2');
  expect(sharedValues(fields, new URL(url).searchParams, 'in.')).toEqual({ ...valuesOf(fields), count: 2 });
  expect(sharedValues(fields, new URLSearchParams('tool=data&count=5'), 'in.')).toBe(null);
});
