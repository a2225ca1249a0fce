import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestServer } from '../../../../test/test-server.ts';
import { openTestServer } from '../../../../test/test-server.ts';

interface Answer {
  readonly detail: string;
  readonly errors: readonly { readonly code: string; readonly detail: string }[];
  readonly data: { readonly notes: readonly { readonly code: string; readonly detail: string }[] };
}

describe('The language of conversions', () => {
  let testServer: TestServer;
  beforeAll(async () => {
    testServer = await openTestServer('sqlite');
  });
  afterAll(() => testServer.close());

  const convert = async (language: string, remoteAddress: string, input: object) => {
    const { headers, body } = await testServer.app.fastify.inject({
      method: 'POST',
      url: '/api/v1/convert/data',
      remoteAddress,
      headers: { 'accept-language': language },
      payload: input,
    });
    return { tag: headers['content-language'], answer: JSON.parse(body) as Answer };
  };

  const broken = {
    json: '{"a": }',
    yaml: 'a: b: c',
    toml: 'a = "b',
    xml: '<a><b></a>',
    csv: 'a\n"b',
    ndjson: '{}\n{"a" 1}',
  } as const;
  const details = {
    fr: {
      json: 'Une valeur est attendue, mais «\u00a0}\u00a0» a été trouvé.',
      yaml: 'Ce n’est pas du YAML valide\u00a0: mauvais retrait d’une entrée de mappage.',
      toml: 'Ce n’est pas du TOML valide\u00a0: chaîne non terminée.',
      xml: 'Ce n’est pas du XML valide\u00a0: balise fermante inattendue.',
      csv: 'Ce guillemet n’est pas fermé. Ajoutez le guillemet double manquant. Dans une valeur, doublez le guillemet double.',
      ndjson: 'Un deux-points est attendu après la clé, mais «\u00a01\u00a0» a été trouvé.',
    },
    ar: {
      json: 'كان من المتوقع وجود قيمة، لكن عُثر على «}».',
      yaml: 'هذا ليس YAML صالحًا: مسافة بادئة خاطئة لزوج من مفتاح وقيمة.',
      toml: 'هذا ليس TOML صالحًا: سلسلة غير منتهية.',
      xml: 'هذا ليس XML صالحًا: وسم إغلاق غير متوقع.',
      csv: 'علامة الاقتباس هذه غير مغلقة. أضف علامة الاقتباس المزدوجة الناقصة. داخل القيمة، اكتب علامة الاقتباس المزدوجة مرتين.',
      ndjson: 'كان من المتوقع وجود نقطتين رأسيتين بعد المفتاح، لكن عُثر على «1».',
    },
    zh: {
      json: '此处应为一个值，但发现了“}”。',
      yaml: '这不是有效的 YAML：映射条目的缩进错误。',
      toml: '这不是有效的 TOML：字符串没有结束。',
      xml: '这不是有效的 XML：意外的结束标签。',
      csv: '此引号没有闭合。请补上缺少的双引号。在值内部，请将双引号写两次。',
      ndjson: '键后应为冒号，但发现了“1”。',
    },
  } as const;
  const languages = [
    ['fr', 'fr', '10.0.0.1', /\p{Script=Latin}/u, /[\p{Script=Arabic}\p{Script=Han}]/u],
    ['ar', 'ar', '10.0.0.2', /\p{Script=Arabic}/u, /\p{Script=Han}/u],
    ['zh', 'zh-CN', '10.0.0.3', /\p{Script=Han}/u, /\p{Script=Arabic}/u],
  ] as const;

  it.each(languages)('is that of Accept-Language in syntax errors: %s', async (language, tag, address) => {
    const found: Record<string, unknown> = {};
    for (const [from, text] of Object.entries(broken)) {
      const sent = await convert(language, address, { text, from, to: from === 'json' ? 'yaml' : 'json' });
      expect([sent.tag, sent.answer.errors[0]?.code]).toEqual([tag, 'syntax']);
      expect(sent.answer.errors[0]?.detail).toBe(sent.answer.detail);
      found[from] = sent.answer.detail;
    }
    expect(found).toEqual(details[language]);
  });

  it.each(languages)('is that of Accept-Language after detection: %s', async (language, _, address, script, other) => {
    const { answer } = await convert(language, address, { text: broken.yaml, to: 'json' });
    const hint = answer.detail.slice(details[language].yaml.length);
    expect([answer.detail.startsWith(details[language].yaml), hint.includes('YAML')]).toEqual([true, true]);
    expect([script.test(hint.replace('YAML', '')), other.test(hint), hint.startsWith(' ')]).toEqual([
      true,
      false,
      language !== 'zh',
    ]);
  });

  it.each(languages)('is that of Accept-Language in notes: %s', async (language, _, address, script, other) => {
    const text = `a: &x {k: 1}\nb: {<<: *x}\nc: !t d # e\n1: f\nd: 2026-01-01\ne: [${Array(12).fill('.inf').join()}]`;
    const { answer } = await convert(language, address, { text, from: 'yaml', to: 'json' });
    const { notes } = answer.data;
    expect(Array.from(new Set(notes.map(({ code }) => code)))).toEqual([
      'comments',
      'anchor',
      'merge',
      'tag',
      'key',
      'date',
      'not-finite',
    ]);
    expect(notes.filter(({ detail }) => !script.test(detail) || other.test(detail))).toEqual([]);
    const first = { fr: 'Les commentaires sont supprimés.', ar: 'أُزيلت التعليقات.', zh: '注释已删除。' }[language];
    const last = {
      fr: 'Autres endroits concernés\u00a0: 2.',
      ar: 'ينطبق هذا أيضًا على 2 من المواضع الأخرى.',
      zh: '另有 2 处也是如此。',
    }[language];
    expect([notes[0]?.detail, notes.at(-1)?.detail]).toEqual([first, last]);
  });

  it('is English for other languages', async () => {
    const { tag, answer } = await convert('de', '10.0.0.4', { text: broken.yaml, to: 'json' });
    expect([tag, answer.detail]).toEqual([
      'en',
      'This is not valid YAML: bad indentation of a mapping entry. The format was detected as YAML. If that’s wrong, choose the format.',
    ]);
  });
});
