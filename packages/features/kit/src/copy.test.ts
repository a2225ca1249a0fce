import { afterAll, beforeEach, describe, expect, expectTypeOf, it } from 'vitest';
import type { CopyKey } from './copy.ts';
import { activeLanguage, changeLanguage, defineCopy, loadActive, translatorOf } from './copy.ts';

const en = {
  'probe.title': 'Hello {{name}}',
  'probe.calls_one': '{{count}} call',
  'probe.calls_other': '{{count}} calls',
} as const;
const ar = {
  'probe.title': 'مرحبًا {{name}}',
  'probe.calls_zero': 'بلا طلبات',
  'probe.calls_one': 'طلب واحد',
  'probe.calls_two': 'طلبان',
  'probe.calls_few': '{{count}} طلبات',
  'probe.calls_many': '{{count}} طلبًا',
  'probe.calls_other': '{{count}} طلب',
} as const;

const fr = {
  'probe.title': 'Bonjour {{name}}',
  'probe.calls_one': '{{count}} appel',
  'probe.calls_many': '{{count}} d’appels',
  'probe.calls_other': '{{count}} appels',
} as const;
const ch = { 'probe.title': '你好，{{name}}', 'probe.calls_other': '{{count, number}} 次调用' } as const;
const others = { fr: async () => ({ default: fr }), ch: async () => ({ default: ch }) };
const probe = defineCopy({ en: async () => ({ default: en }), ar: async () => ({ default: ar }), ...others });
const t = translatorOf(probe);

describe('copy', () => {
  beforeEach(() => changeLanguage('en'));
  // Test files share a process.
  afterAll(() => changeLanguage('en'));

  it('inserts values without escaping them', async () => {
    await loadActive(probe);
    expect(t('probe.title', { name: '<b>Noor & Co</b>' })).toBe('Hello <b>Noor & Co</b>');
  });

  it('refuses unknown keys, missing and unknown values, and missing plural forms in the type check', () => {
    // @ts-expect-error A typo in the key.
    t('probe.titel', { name: 'Noor' });
    // @ts-expect-error No values.
    t('probe.title');
    // @ts-expect-error A typo in the name.
    t('probe.title', { nam: 'Noor' });
    // @ts-expect-error No count.
    t('probe.calls', {});
    // @ts-expect-error One of the forms is no key.
    t('probe.calls_one', { count: 1 });
    // @ts-expect-error Arabic has six forms.
    defineCopy({ en: async () => ({ default: en }), ar: async () => ({ default: fr }), ...others });
    expectTypeOf<CopyKey<typeof en>>().toEqualTypeOf<never>();
    expectTypeOf<CopyKey<typeof en, 'name' | 'site'>>().toEqualTypeOf<'probe.title'>();
    expectTypeOf<CopyKey<typeof en, 'name' | 'count'>>().toEqualTypeOf<'probe.title' | 'probe.calls'>();
  });

  it('uses all six Arabic plural forms', async () => {
    await loadActive(probe);
    await changeLanguage('ar');
    expect([0, 1, 2, 3, 11, 100].map((count) => t('probe.calls', { count }))).toEqual([
      'بلا طلبات',
      'طلب واحد',
      'طلبان',
      '3 طلبات',
      '11 طلبًا',
      '100 طلب',
    ]);
  });

  it('uses French and Chinese plural rules (`ch` is the product’s code for Chinese)', async () => {
    await loadActive(probe);
    await changeLanguage('fr');
    expect([0, 1, 2, 1_000_000].map((count) => t('probe.calls', { count }))).toEqual([
      '0 appel',
      '1 appel',
      '2 appels',
      '1000000 d’appels',
    ]);
    await changeLanguage('ch');
    expect(activeLanguage()).toBe('ch');
    expect([0, 1, 12_345].map((count) => t('probe.calls', { count }))).toEqual([
      '0 次调用',
      '1 次调用',
      '12,345 次调用',
    ]);
  });

  it('ignores placeholders inside values and formats numbers by locale', async () => {
    const texts = { 'figures.line': '{{name}}: {{count, number}}, {{share, number(style: percent)}}' } as const;
    const load = async () => ({ default: texts });
    const figures = defineCopy({ en: load, fr: load, ar: load, ch: load });
    await loadActive(figures);
    const line = () =>
      translatorOf(figures)('figures.line', { name: '{{count}} & $t(probe.title)', count: 1_234_567, share: 0.5 });
    expect(line()).toBe('{{count}} & $t(probe.title): 1,234,567, 50%');
    await changeLanguage('fr');
    // The wider of the spaces that do not break.
    expect(line()).toBe('{{count}} & $t(probe.title): 1\u00a0234\u00a0567, 50\u00a0%');
  });

  it('switches language only after every copy in use has loaded', async () => {
    let arrive = (_: { default: typeof ar }) => {};
    await loadActive(
      defineCopy({
        en: async () => ({ default: en }),
        ...others,
        ar: () =>
          new Promise<{ default: typeof ar }>((resolve) => {
            arrive = resolve;
          }),
      }),
    );
    const switching = changeLanguage('ar');
    await Promise.resolve();
    expect(activeLanguage()).toBe('en');
    arrive({ default: ar });
    await switching;
    expect(activeLanguage()).toBe('ar');
  });

  it('the latest language wins when two changes are pending', async () => {
    await loadActive(probe);
    await Promise.all([changeLanguage('ar'), changeLanguage('en')]);
    expect(activeLanguage()).toBe('en');
  });

  it('keeps the current language when a file fails to load, and can retry', async () => {
    let tries = 0;
    const unreliable = async () => {
      if (tries++ === 0) throw new Error('gone');
      return { default: ar };
    };
    await loadActive(defineCopy({ en: async () => ({ default: en }), ar: unreliable, ...others }));
    await expect(changeLanguage('ar')).rejects.toThrow('gone');
    expect(activeLanguage()).toBe('en');
    await changeLanguage('ar');
    expect(activeLanguage()).toBe('ar');
  });
});
