import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { kinds, units as all } from './quantities/quantities.ts';
import units from './units.ts';

const convert = (text: string, from: string, to: string, digits = 15) => units({ text, from, to, digits });

describe('units', () => {
  it('has each kind, and no unit twice', () => {
    const ids = all.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(all).toHaveLength(173);
    expect(kinds.filter((kind) => all.filter((unit) => unit.kind === kind).length < 4)).toEqual([]);
    expect(all.filter(({ ratio }) => ratio.n <= 0n)).toEqual([]);
  });

  it.each([
    ['1', 'in', 'cm', '2.54', '127/50'],
    ['1', 'ft', 'in', '12', '12'],
    ['1', 'mi', 'km', '1.609344', '25146/15625'],
    ['1', 'mi', 'yd', '1760', '1760'],
    ['1', 'nmi', 'm', '1852', '1852'],
    ['3', 'chi', 'm', '1', '1/3'],
    ['72', 'point', 'in', '1', '1/72'],
    ['1', 'acre', 'm2', '4046.8564224', '316160658/78125'],
    ['1', 'mi2', 'acre', '640', '640'],
    ['15', 'mu', 'ha', '1', '1/15'],
    ['1', 'gal-us', 'l', '3.785411784', '473176473/125000000'],
    ['1', 'gal-uk', 'l', '4.54609', '454609/100000'],
    ['1', 'gal-us', 'floz-us', '128', '128'],
    ['1', 'gal-uk', 'floz-uk', '160', '160'],
    ['1', 'cup-us', 'tbsp-us', '16', '16'],
    ['1', 'barrel', 'gal-us', '42', '42'],
    ['1', 'lb', 'g', '453.59237', '45359237/100000'],
    ['1', 'lb', 'oz', '16', '16'],
    ['1', 'stone', 'lb', '14', '14'],
    ['1', 'lb', 'grain', '7000', '7000'],
    ['1', 'ton-uk', 'lb', '2240', '2240'],
    ['1', 'ozt', 'grain', '480', '480'],
    ['1', 'jin', 'liang', '10', '10'],
    ['36', 'km/h', 'm/s', '10', '5/18'],
    ['1', 'kn', 'km/h', '1.852', '463/250'],
    ['1', 'mph', 'km/h', '1.609344', '25146/15625'],
    ['400', 'year', 'd', '146097', '146097/400'],
    ['1', 'week', 'h', '168', '168'],
    ['1', 'atm', 'hPa', '1013.25', '4053/4'],
    ['760', 'torr', 'atm', '1', '1/760'],
    ['1', 'inHg', 'mmHg', '25.4', '127/5'],
    ['1', 'kWh', 'MJ', '3.6', '18/5'],
    ['1', 'kcal', 'J', '4184', '4184'],
    ['1', 'PS', 'W', '735.49875', '588399/800'],
    ['1', 'kgf', 'N', '9.80665', '196133/20000'],
    ['1', 'KiB', 'B', '1024', '1024'],
    ['1', 'GB', 'MB', '1000', '1000'],
    ['1', 'PiB', 'TiB', '1024', '1024'],
    ['100', 'Mbit/s', 'MB/s', '12.5', '1/8'],
    ['1', 'turn', 'deg', '360', '360'],
    ['1', 'deg', 'arcsec', '3600', '3600'],
    ['1', 'rad', 'mrad', '1000', '1000'],
    ['60', 'rpm', 'Hz', '1', '1/60'],
  ])('converts %s %s to %s exactly', (text, from, to, value, ratio) => {
    expect(convert(text, from, to)).toMatchObject({ value, isExact: true, ratio, notes: [] });
  });

  it.each([
    ['0', 'degC', 'degF', '32'],
    ['100', 'degC', 'degF', '212'],
    ['-40', 'degF', 'degC', '-40'],
    ['98.6', 'degF', 'degC', '37'],
    ['0', 'K', 'degC', '-273.15'],
    ['0', 'K', 'degF', '-459.67'],
    ['0', 'degF', 'degR', '459.67'],
    ['0', 'degC', 'K', '273.15'],
  ])('converts the temperature %s %s to %s', (text, from, to, value) => {
    const result = convert(text, from, to);
    expect(result).toMatchObject({ value, isExact: true, notes: [] });
    expect(result).not.toHaveProperty('ratio');
  });

  it.each([
    ['5', 'l/100km', 'km/l', '20'],
    ['20', 'km/l', 'l/100km', '5'],
    ['7', 'l/100km', 'l/100km', '7'],
  ])('converts the consumption %s %s to %s', (text, from, to, value) => {
    expect(convert(text, from, to)).toMatchObject({ value, isExact: true });
  });

  it.each([
    ['30', 'mpg-us', 'l/100km', 6, '7.84049'],
    ['30', 'mpg-uk', 'l/100km', 6, '9.41603'],
    ['1', 'psi', 'Pa', 10, '6894.757293'],
    ['1', 'm', 'ft', 6, '3.28084'],
    ['180', 'deg', 'rad', 30, '3.14159265358979323846264338328'],
    ['1', 'rad', 'deg', 20, '57.295779513082320877'],
    ['1', 'parsec', 'ly', 10, '3.261563777'],
    ['1', 'eV', 'kWh', 5, '4.4505e-26'],
    ['1', 'c', 'mph', 9, '670616629'],
  ])('rounds %s %s in %s to %i digits', (text, from, to, digits, value) => {
    expect(convert(text, from, to, digits)).toMatchObject({
      value,
      isExact: false,
      notes: [{ code: 'rounded', values: { digits } }],
    });
  });

  it('gives the text and all units of the kind', () => {
    const result = convert('1', 'kn', 'km/h');
    expect(result.text).toBe('1.852 km/h');
    expect(result.units).toEqual([
      { unit: 'm/s', symbol: 'm/s', value: '0.514444444444444', isExact: false },
      { unit: 'km/h', symbol: 'km/h', value: '1.852', isExact: true },
      { unit: 'mph', symbol: 'mph', value: '1.15077944802354', isExact: false },
      { unit: 'kn', symbol: 'kn', value: '1', isExact: true },
      { unit: 'ft/s', symbol: 'ft/s', value: '1.6878098571012', isExact: false },
      { unit: 'c', symbol: 'c', value: '1.71600195640827e-9', isExact: false },
    ]);
  });

  it.each([
    ['5/8', '15.875'],
    ['1 5/8', '41.275'],
    ['-1/2', '-12.7'],
    ['1e3', '25400'],
    [' 1 000.5 ', '25412.7'],
    ['−2', '-50.8'],
  ])('reads %j inches', (text, value) => {
    expect(convert(text, 'in', 'mm').value).toBe(value);
  });

  it('notes temperatures below absolute zero', () => {
    expect(convert('-1', 'K', 'degC').notes).toEqual([{ code: 'below_absolute_zero', pointer: '/text' }]);
  });

  it.each([
    ['1', 'm', 'kg', 'other_kind at /to'],
    ['1', 'parrot', 'm', 'unknown_unit at /from'],
    ['0', 'km/l', 'l/100km', 'division_by_zero at /text'],
    ['1/0', 'm', 'cm', 'not_number at /text'],
    ['x', 'm', 'cm', 'not_number at /text'],
    ['', 'm', 'cm', 'not_number at /text'],
    ['1,5', 'm', 'cm', 'not_number at /text'],
    ['1e999', 'm', 'cm', 'not_number at /text'],
  ])('rejects %j %s in %s', (text, from, to, message) => {
    expect(() => convert(text, from, to)).toThrow(message);
  });

  it('leaves out units that zero has no value in', () => {
    expect(convert('0', 'km/l', 'mpg-us').units.map(({ unit }) => unit)).toEqual(['km/l', 'mpg-us', 'mpg-uk']);
  });

  it('converts to any unit and back', () => {
    const pair = fc
      .constantFrom(...all)
      .chain((from) => fc.tuple(fc.constant(from), fc.constantFrom(...all.filter(({ kind }) => kind === from.kind))));
    fc.assert(
      fc.property(pair, fc.integer({ min: 1, max: 1_000_000 }), ([from, to], value) => {
        const there = convert(String(value), from.id, to.id, 100);
        expect(convert(there.value, to.id, from.id, 12).value).toBe(String(value));
      }),
    );
  });
});
