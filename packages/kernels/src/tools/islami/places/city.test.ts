import { describe, expect, it } from 'vitest';
import city from './city.ts';

const of = async (text: string, change: Partial<Parameters<typeof city>[0]> = {}) =>
  (await city({ text, limit: 5, lang: 'en', ...change })).cities;
const first = async (text: string, lang: 'en' | 'fr' | 'ar' | 'ch' = 'en') => (await of(text, { lang }))[0]?.name;

describe('City search', () => {
  it('has coordinates, country and time zone', async () => {
    expect(await of('mecca')).toEqual([
      { name: 'Mecca', country: 'SA', countryName: 'Saudi Arabia', lat: 21.427, lon: 39.826, zone: 'Asia/Riyadh' },
    ]);
  });

  it('finds names in each language, with or without accents, article and capitals', async () => {
    expect(
      await Promise.all([
        first('la mecque', 'fr'),
        first('مكة', 'ar'),
        first('قاهرة', 'ar'),
        first('الإسكندرية', 'ar'),
        first('伦敦', 'ch'),
        first('SAO PAULO'),
        first('kairou'),
        first('delhi', 'ch'),
      ]),
    ).toEqual(['La Mecque', 'مكة المكرمة', 'القاهرة', 'الإسكندرية', '伦敦', 'São Paulo', 'Kairouan', '德里']);
  });

  it('has exact names first, then the largest, within a country if there is one', async () => {
    expect((await of('paris')).map(({ name, country }) => `${name} ${country}`)).toEqual([
      'Paris FR',
      'Paris US',
      'Cormeilles-en-Parisis FR',
      'Fond Parisien HT',
    ]);
    expect((await of('paris', { country: 'us' })).map(({ name }) => name)).toEqual(['Paris']);
  });

  it('finds words within names', async () => {
    expect((await of('lumpur')).map(({ name }) => name)).toEqual(['Kuala Lumpur']);
  });

  it('rejects a text of spaces', async () => {
    await expect(of('  ')).rejects.toThrow('blank at /text');
  });
});
