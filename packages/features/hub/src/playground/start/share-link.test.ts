import { expect, test } from 'vitest';
import { fieldsOf } from '@apiyard/kit/search/api-fields.ts';
import { valuesOf } from '../../form/schema-form.ts';
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
const playground = 'https://yard.example/hub/convert/data';
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
