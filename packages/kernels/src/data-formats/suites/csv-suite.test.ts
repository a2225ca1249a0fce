import { promisify } from 'node:util';
import csvSpectrum from 'csv-spectrum';
import { expect, it } from 'vitest';
import { decode } from '../decode.ts';
import { readCsv } from '../csv-read.ts';
import { writeJson } from '../json.ts';
import { Notes } from '../notes.ts';

it('reads 11 of the 12 files of csv-spectrum (RFC 4180) as it says', async () => {
  const files = await promisify(csvSpectrum)();
  const wrong = files
    .map(({ name, csv, json }) => {
      const rows = readCsv(decode(csv), { delimiter: ',', header: true }, new Notes());
      return {
        name,
        rows: JSON.parse(writeJson(rows, 0, new Notes())) as unknown,
        expected: JSON.parse(String(json)) as unknown,
      };
    })
    .filter(({ rows, expected }) => JSON.stringify(rows) !== JSON.stringify(expected));
  // Its phone number is 2095257564 in the CSV and 1234567890 in the JSON.
  expect(wrong.map(({ name }) => name)).toEqual(['location_coordinates']);
  expect(files).toHaveLength(12);
});
