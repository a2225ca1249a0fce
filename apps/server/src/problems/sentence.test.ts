import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { Endpoint } from '@apiyard/api/contract/endpoint';
import { languages } from '@apiyard/api/contract/hub/hub';
import { statusByCode } from '@apiyard/api/contract/problem';
import { titleOf } from '@apiyard/api/serving/failure-body';
import { ownSentences } from '@apiyard/api/serving/issue-texts';
import { issueTexts } from './input/issues.ts';
import { sentence, wordsIn } from './sentence.ts';
import { problemTexts } from './texts.ts';

const source = join(import.meta.dirname, '..');
const contract = join(import.meta.dirname, '../../../../packages/api/src/contract');
const filesIn = (folder: string) =>
  globSync('**/*.ts', { cwd: folder, exclude: (name) => name.endsWith('.test.ts') }).map((file) => join(folder, file));

describe('sentences of problems', () => {
  it('fill in their values, and write sizes in the units of the language', () => {
    const text = sentence('problem.http.tooLarge', { limit: 2_500_000 });
    expect([text.en, ...languages.map((language) => wordsIn(language).sentence(text))]).toEqual([
      'The body is too large. The limit of this call is 2.5 MB.',
      'The body is too large. The limit of this call is 2.5 MB.',
      'Le corps est trop volumineux. La limite de cet appel est de 2,5\u00a0Mo.',
      'النص الأساسي كبير جدًا. الحد الأقصى لهذا الاستدعاء 2.5\u00a0ميغابايت.',
      '请求体过大，此调用的上限为 2.5\u00a0MB。',
    ]);
  });

  it('are in every language, each in its own script', () => {
    const scripts = { fr: /\p{Script=Latin}/u, ar: /\p{Script=Arabic}/u, ch: /\p{Script=Han}/u } as const;
    const wrong = (['fr', 'ar', 'ch'] as const).flatMap((language) =>
      Object.entries(problemTexts[language]).filter(
        ([key, text]) =>
          key !== 'problem.http.written' && !scripts[language].test(text.replaceAll(/\{\{[^}]*\}\}/g, '')),
      ),
    );
    expect(wrong).toEqual([]);
  });

  it('have a title for every code of the contract', async () => {
    const modules = await Promise.all(
      filesIn(contract).map(async (file) => Object.values((await import(file)) as Record<string, unknown>)),
    );
    const declared = modules
      .flat()
      .filter((value): value is Endpoint => typeof value === 'object' && value !== null && 'errors' in value)
      // The browser answers these, with the English title that `titleOf` makes: the server never sends them.
      .filter(({ isSample }) => isSample !== true)
      .flatMap(({ errors }) => Object.keys(errors));
    const codes = Array.from(new Set([...Object.keys(statusByCode), ...declared])).toSorted();
    const titled = Object.entries(problemTexts.en).filter(([key]) => key.startsWith('problem.titles.'));
    expect(titled.map(([key]) => key.replace('problem.titles.', '')).toSorted()).toEqual(codes);
    expect(titled.map(([, text]) => text)).toEqual(titled.map(([key]) => titleOf(key.replace('problem.titles.', ''))));
  });

  it('are used by every failure with a fixed sentence', () => {
    const plain = filesIn(source).flatMap((file) =>
      Array.from(readFileSync(file, 'utf8').matchAll(/\bfail\(\s*'\w+',\s*(['`][^'`]*)/g), ([, text]) => [
        file.slice(source.length + 1),
        text,
      ]),
    );
    // Texts of the specification, and what is put together from findings on a page.
    expect(plain.toSorted()).toEqual([
      ['content/content.route.ts', "'Failed to fetch blog posts"],
      ['content/content.route.ts', "'Failed to fetch the post"],
      ['content/content.route.ts', "'Failed to fetch the post"],
      ['scrapers/run/request.ts', '`The URL of the definition is invalid. ${address.text.en}'],
      ['scrapers/run/run.ts', '`It returned ${answer.status}.'],
      [
        'scrapers/run/run.ts',
        '`The response would be larger than ${sized(responseMax)}. Select less, or read fewer pages than ${page}.',
      ],
    ]);
  });
});

describe('sentences about inputs', () => {
  it('translate every message of the contract’s schemas', () => {
    const messages = filesIn(contract).flatMap((file) =>
      Array.from(readFileSync(file, 'utf8').matchAll(/'(Use [^'\n]*\.)'/g), ([, text = '']) => text),
    );
    expect(Array.from(new Set(messages)).toSorted()).toEqual([...ownSentences].toSorted());
  });

  it.each([
    [
      'fr',
      [
        'name manque.',
        'name doit être un texte.',
        'name doit avoir au plus 80 caractères.',
        'limit doit être supérieur ou égal à 1.',
        'nmae n’est pas une entrée de cet appel.',
        'Utilisez au plus 2 décimales.',
      ],
    ],
    [
      'ar',
      [
        'name مفقود.',
        'يجب أن يكون name نصًا.',
        'يجب أن يكون عدد المحارف في name أصغر من أو يساوي 80.',
        'يجب أن يكون limit أكبر من أو يساوي 1.',
        'nmae ليس من مدخلات هذا الاستدعاء.',
        'الحد الأقصى لعدد المنازل العشرية هو 2.',
      ],
    ],
    [
      'ch',
      [
        '缺少 name。',
        'name 必须为文本。',
        'name 必须最多 80 个字符。',
        'limit 必须大于或等于 1。',
        'nmae 不是此调用的输入。',
        '请最多使用 2 位小数。',
      ],
    ],
  ] as const)('are written in %s', (language, sentences) => {
    const texts = issueTexts[language];
    expect([
      texts.missing('name'),
      texts.mustBe('name', texts.kinds.string),
      texts.characters('name', 'at most', 80),
      texts.number('limit', 'at least', 1),
      texts.unknown('nmae'),
      texts.decimals(2),
    ]).toEqual(sentences);
  });
});
