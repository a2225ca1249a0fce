import { describe, expect, it } from 'vitest';
import { Failure } from '@apiyard/api/contract/endpoint';
import type { Tool } from '../../tool.ts';
import ean from '../checks/ean.ts';
import iban from '../checks/iban.ts';
import isbn from '../checks/isbn.ts';
import luhn from '../checks/luhn.ts';
import phone from '../checks/phone.ts';
import vatNumber from '../checks/vat-number.ts';
import colour from '../units/colour.ts';
import contrast from '../units/contrast.ts';
import palette from '../units/palette.ts';
import units from '../units/units.ts';
import calculate from './calculate.ts';
import numberBase from './number-base.ts';
import numberFormat from './number-format.ts';
import numberWords from './number-words.ts';
import roman from './roman.ts';

const tools = [
  calculate,
  numberBase,
  numberFormat,
  numberWords,
  roman,
  ean,
  iban,
  isbn,
  luhn,
  phone,
  vatNumber,
  colour,
  contrast,
  palette,
  units,
] as unknown as readonly Tool[];

interface Written {
  readonly code: string;
  readonly detail: string;
}

/** Inputs that lead to each declared error and note of each tool. */
const inputs: Readonly<Record<string, readonly object[]>> = {
  'convert/calculate': [
    ...['1 2', '1+', 'x', 'sqrt(1,2)', '1/0', '9^9^9', 'sqrt(-1)', '1.5!', 'pi'].map((text) => ({ text })),
    { text: '1/3', digits: 3 },
  ],
  'convert/number-base': [
    { text: '2', from: 2 },
    { text: '-' },
    { text: '1.5', bits: '8' },
    { text: '256', bits: '8' },
    { text: '0.1', to: 2 },
  ],
  'convert/number-format': [
    ...['12a', '-', '1,2,3.4.5', '1,23,4', '1e999', '1,234', '1.234'].map((text) => ({ text })),
    { text: '1', locale: 'xx' },
    { text: '2.5', decimals: 0 },
  ],
  'convert/number-words': [{ text: 'x' }, { text: '1'.repeat(40) }, { text: '1.005', currency: 'EUR' }],
  'convert/roman': [{ text: '0' }, { text: 'Z' }, { text: 'IIII' }],
  'convert/ean': [
    ...['x', '123', '4006381333932', '4006381333931'].map((text) => ({ text })),
    { text: '123', type: 'ean-8' },
    { text: '24252614', type: 'upc-e' },
    { text: '400638133393', type: 'ean-13' },
  ],
  'convert/iban': [
    'GB_',
    '12',
    'US001',
    'DE8937040044053201300',
    'DE8937040044053201300A',
    'DE00370400440532013000',
    'BE41539007547035',
  ].map((text) => ({ text })),
  'convert/isbn': ['x', '4006381333931', '9780306406158', '9791090636071', '9799000000004'].map((text) => ({ text })),
  'convert/luhn': ['x', '1', '12', '411111111111112'].map((text) => ({ text })),
  'convert/phone': [
    ...['0612345678', 'hello', '+33 1', '+33 612345678901234567890', '+33 6 12 34 56', '+1 200 555 0100'].map(
      (text) => ({ text }),
    ),
    { text: '1', country: 'XX' },
    { text: '+49 30 123456', country: 'FR' },
  ],
  'convert/vat-number': ['123', 'US123', 'DE12345678', 'DE136695978'].map((text) => ({ text })),
  'convert/colour': ['x', 'rgb(300 0 0)', 'color(display-p3 0 1 0)'].map((text) => ({ text })),
  'convert/contrast': [
    ...['x', 'rgb(300 0 0)', 'color(display-p3 0 1 0)', 'rgb(0 0 0 / 50%)'].map((foreground) => ({ foreground })),
    { foreground: '#777', background: '#777', target: '7' },
    { foreground: '#777', background: 'transparent' },
  ],
  'convert/palette': ['x', 'rgb(300 0 0)', 'color(display-p3 0 1 0)', 'rgb(0 0 255 / 50%)', 'grey'].map((text) => ({
    text,
  })),
  'convert/units': [
    { text: 'x', from: 'm', to: 'cm' },
    { text: '1', from: 'm', to: 'kg' },
    { text: '0', from: 'km/l', to: 'l/100km' },
    { text: '1', from: 'm', to: 'ft' },
    { text: '-1', from: 'K', to: 'degC' },
  ],
};

async function writtenBy(tool: Tool, input: object): Promise<readonly Written[]> {
  const context = { signal: new AbortController().signal, language: 'fr' } as const;
  const result = await tool.run(tool.input.parse(input), context);
  if (result instanceof Failure) return (result.extras as { errors: Written[] }).errors;
  return 'notes' in result ? (result.notes as readonly Written[]) : [];
}

describe.each(tools.map((tool) => [tool.path, tool] as const))('%s', (path, tool) => {
  it('writes each of its errors and notes', async () => {
    const all = await Promise.all((inputs[path] ?? []).map((input) => writtenBy(tool, input)));
    const codes = new Set(all.flat().map(({ code }) => code));
    const declared = [...Object.keys(tool.errors ?? {}), ...Object.keys(tool.notes ?? {})];
    // The schema has the units, so that only the kernel finds other ones.
    expect([...codes].toSorted()).toEqual(declared.filter((code) => code !== 'unknown_unit').toSorted());
    expect(all.flat().filter(({ detail }) => detail.includes('{{') || detail.length < 10)).toEqual([]);
  });
});
