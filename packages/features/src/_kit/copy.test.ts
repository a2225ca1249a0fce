import { beforeEach, describe, expect, it } from 'vitest';
import { activeLanguage, changeLanguage, defineCopy, loadActive, say } from './copy.ts';

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

describe('copy', () => {
  beforeEach(() => changeLanguage('en'));

  it('fills in values as they are, without escaping them', async () => {
    await loadActive(defineCopy({ en: async () => ({ default: en }), ar: async () => ({ default: ar }), ...others }));
    expect(say('probe.title', { name: '<b>Noor & Co</b>' })).toBe('Hello <b>Noor & Co</b>');
  });

  it('has the six plural forms of Arabic', async () => {
    await loadActive(defineCopy({ en: async () => ({ default: en }), ar: async () => ({ default: ar }), ...others }));
    await changeLanguage('ar');
    expect([0, 1, 2, 3, 11, 100].map((count) => say('probe.calls', { count }))).toEqual([
      'بلا طلبات',
      'طلب واحد',
      'طلبان',
      '3 طلبات',
      '11 طلبًا',
      '100 طلب',
    ]);
  });

  it('counts in French and Chinese as they do, though the product calls Chinese `ch`', async () => {
    await loadActive(defineCopy({ en: async () => ({ default: en }), ar: async () => ({ default: ar }), ...others }));
    await changeLanguage('fr');
    expect([0, 1, 2, 1_000_000].map((count) => say('probe.calls', { count }))).toEqual([
      '0 appel',
      '1 appel',
      '2 appels',
      '1000000 d’appels',
    ]);
    await changeLanguage('ch');
    expect(activeLanguage()).toBe('ch');
    expect([0, 1, 12_345].map((count) => say('probe.calls', { count }))).toEqual([
      '0 次调用',
      '1 次调用',
      '12,345 次调用',
    ]);
  });

  it('takes nothing in a value for a place, and writes figures as they are read', async () => {
    const texts = { 'figures.line': '{{name}}: {{count, number}}, {{share, number(style: percent)}}' };
    const load = async () => ({ default: texts });
    await loadActive(defineCopy({ en: load, fr: load, ar: load, ch: load }));
    const line = () => say('figures.line', { name: '{{count}} & $t(probe.title)', count: 1_234_567, share: 0.5 });
    expect(line()).toBe('{{count}} & $t(probe.title): 1,234,567, 50%');
    await changeLanguage('fr');
    // The wider of the spaces that do not break.
    expect(line()).toBe('{{count}} & $t(probe.title): 1\u00a0234\u00a0567, 50\u00a0%');
  });

  it('switches language only when every copy in use has arrived', async () => {
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

  it('the latest choice wins when two are under way', async () => {
    await loadActive(defineCopy({ en: async () => ({ default: en }), ar: async () => ({ default: ar }), ...others }));
    await Promise.all([changeLanguage('ar'), changeLanguage('en')]);
    expect(activeLanguage()).toBe('en');
  });

  it('stays in the language it has when a file cannot be loaded, and can try again', async () => {
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
