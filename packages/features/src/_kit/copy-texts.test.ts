/** Every text of the interface is said as i18next says it: translators' tools know its format, and so must we. */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { legible } from '@apiyard/ui/labels/figures';
import { createInstance } from 'i18next';
import { describe, expect, it } from 'vitest';
import { createTranslation } from './copy-texts.ts';
import { localeOf, offeredLanguages } from './language.ts';

const features = fileURLToPath(new URL('..', import.meta.url));
const folders = readdirSync(features, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('/copy/en.ts')).map((file) => join(features, file, '..'));
/** As many as bring every plural form of every language, and numbers that are grouped. */
const counts = [0, 1, 2, 3, 11, 100, 1_000_000, 1_234_567.5];

describe.each(offeredLanguages)('in %s', (language) => {
  const locale = localeOf(language);

  it('each text says what i18next makes of it, with every count', async () => {
    expect(folders.length).toBeGreaterThan(30);
    const library = createInstance();
    await library.init({ lng: locale, fallbackLng: false, load: 'currentOnly', resources: { [locale]: { translation: {} } }, keySeparator: false, nsSeparator: false, interpolation: { escapeValue: false } });
    const own = createTranslation();
    const differing: object[] = [];
    let asked = 0;
    for (const folder of folders) {
      const { default: texts } = (await import(pathToFileURL(join(folder, `${language}.ts`)).href)) as { default: Record<string, string> };
      library.addResourceBundle(locale, 'translation', texts);
      own.add(locale, texts);
      const baseOf = (key: string) => key.replace(/_(?:zero|one|two|few|many|other)$/, '');
      const forms = Map.groupBy(Object.entries(texts), ([key]) => baseOf(key));
      for (const key of Object.keys(texts)) {
        const base = baseOf(key);
        const text = forms.get(base)?.map(([, form]) => form).join(' ') ?? '';
        for (const count of text.includes('{{') || base !== key ? counts : [null]) {
          const numbers = new Set(Array.from(text.matchAll(/\{\{(\w+), number/g), ([, name]) => name));
          const places = Array.from(text.matchAll(/\{\{(\w+)/g), ([, name = '']) => [name, numbers.has(name) ? (count ?? 0) : `<b>${name} {{other}} & $t(x)</b>`]);
          const values = { ...Object.fromEntries(places), ...(base !== key && count !== null && { count }) } as Record<string, string | number>;
          asked += 1;
          const [said, expected] = [own.say(locale, base, values), legible(library.t(base, { ...values }))];
          if (said !== expected) differing.push({ key, values, said, expected });
        }
      }
    }
    expect(differing).toEqual([]);
    expect(asked).toBeGreaterThan(3000);
  });
});

it('sets the thousands of French apart by a space that is seen', () => {
  const { add, say } = createTranslation();
  add('fr', { 'probe.calls': '{{count, number}} appels' });
  expect(say('fr', 'probe.calls', { count: 50_000 })).toBe('50\u00a0000 appels');
});

it('leaves a place whose value is missing, and shows a key that has no text', () => {
  const { add, say } = createTranslation();
  add('en', { 'probe.left': '{{count, number}} of {{limit, number}}, {{name}}' });
  expect([say('en', 'probe.left', { count: 1200 }), say('en', 'probe.none'), say('fr', 'probe.left')]).toEqual(['1,200 of {{limit, number}}, {{name}}', 'probe.none', 'probe.left']);
});
