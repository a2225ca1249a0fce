/** Every text of the interface and every problem text of the server, in every language: complete, used, and said in the language it is for. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { describe, expect, it } from 'vitest';
import { sameWords } from './same-words.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const features = readdirSync(join(root, 'packages/features'), { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && !entry.name.startsWith('.'))
  .map(({ name }) => `packages/features/${name}/src`);
const sources = [...features, 'packages/kernels/src', 'apps/web/src', 'apps/web/build', 'apps/server/src'];

/** The languages and what `Intl` calls them: `ch` is the product's own code. */
const locales = { en: 'en', fr: 'fr', ar: 'ar', ch: 'zh-CN' } as const;
type CopyLanguage = keyof typeof locales;
const copyLanguages = ['en', 'fr', 'ar', 'ch'] as const satisfies readonly CopyLanguage[];
const translations = ['fr', 'ar', 'ch'] as const;

type Texts = Readonly<Record<string, string>>;

interface CopyFolder {
  readonly folder: string;
  readonly texts: Readonly<Record<CopyLanguage, Texts>>;
}

const files = sources.flatMap((source) =>
  readdirSync(join(root, source), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name)),
);
const folders: readonly CopyFolder[] = await Promise.all(
  files
    .filter((file) => file.endsWith('/copy/en.ts'))
    .map(async (file) => {
      const folder = file.slice(0, -'/en.ts'.length);
      const texts = await Promise.all(
        copyLanguages.map(
          async (language) =>
            [
              language,
              ((await import(pathToFileURL(join(folder, `${language}.ts`)).href)) as { default: Texts }).default,
            ] as const,
        ),
      );
      return { folder: folder.slice(root.length), texts: Object.fromEntries(texts) as Record<CopyLanguage, Texts> };
    }),
);
const code = files
  .filter((file) => /\.tsx?$/.test(file) && !/\/copy\/|\.(?:stories|test)\.tsx?$|\/story\//.test(file))
  .map((file) => readFileSync(file, 'utf8'))
  .join('\n');

const plural = /_(?:zero|one|two|few|many|other)$/;
const isPlural = (texts: Texts, key: string) => plural.test(key) && Object.hasOwn(texts, key.replace(plural, '_other'));
const baseOf = (texts: Texts, key: string) => (isPlural(texts, key) ? key.replace(plural, '') : key);
const placesIn = (text: string) => Array.from(text.matchAll(/\{\{\s*(\w+)/g), ([, name = '']) => name).toSorted();

describe.each(folders)('$folder', ({ texts }) => {
  const { en } = texts;

  it.each(copyLanguages)('has every text in %s, with every plural form that the language requires', (language) => {
    const own = texts[language];
    const forms = new Intl.PluralRules(locales[language]).resolvedOptions().pluralCategories;
    const owed = new Set(
      Object.keys(en).flatMap((key) => (isPlural(en, key) ? forms.map((form) => `${baseOf(en, key)}_${form}`) : [key])),
    );
    expect(Object.keys(own).toSorted()).toEqual(Array.from(owed).toSorted());
    expect(Object.entries(own).filter(([, text]) => text.trim() === '' || text !== text.trim())).toEqual([]);
  });

  it.each(translations)('fills the same places in %s', (language) => {
    const wrong = Object.entries(texts[language]).filter(([key, text]) => {
      const places = new Set(placesIn(en[isPlural(en, key) ? `${baseOf(en, key)}_other` : key] ?? en[key] ?? ''));
      const given = new Set(placesIn(text));
      // A form for none, one or two may say in words what others fill in.
      return /_(?:zero|one|two)$/.test(key) && isPlural(en, key)
        ? !given.isSubsetOf(places)
        : places.symmetricDifference(given).size > 0;
    });
    expect(wrong).toEqual([]);
  });

  it.each(translations)('translates every text in %s, instead of repeating the English', (language) => {
    const same = new Set(Array.from(sameWords[language], (text) => text.toLowerCase()));
    const borrowed = Object.entries(texts[language]).filter(([key, text]) => {
      const english = en[key] ?? en[key.replace(plural, '_other')];
      const plain = text.replaceAll(/\{\{[^}]*\}\}/g, '').trim();
      return text === english && /\p{L}{2}/u.test(plain) && !same.has(plain.toLowerCase());
    });
    expect(borrowed).toEqual([]);
  });

  it('has no text that nothing shows', () => {
    const unused = Object.keys(en).filter((key) => !isUsed(baseOf(en, key)));
    expect(unused).toEqual([]);
  });
});

it('has no French “de” or “que” before the site’s name, which may begin with a vowel', () => {
  const cut = /(?<!\p{L})(?:de|que|lorsque|puisque|jusque)\s\{\{(?:site|operator)\}\}/iu;
  expect(folders.flatMap(({ texts }) => Object.entries(texts.fr).filter(([, text]) => cut.test(text)))).toEqual([]);
});

it('gives no key to two texts', () => {
  // As they are written: several copies may hold the texts of one file, such as the names of the areas.
  const written = files
    .filter((file) => /\/copy\/(?:\w+\/)?en\.ts$/.test(file))
    .flatMap((file) =>
      Array.from(
        readFileSync(file, 'utf8').matchAll(/^ {2}(?:'([^']+)'|(\w+)):\s/gm),
        ([, quoted, plain]) => quoted ?? plain ?? '',
      ),
    );
  expect(written.toSorted()).toEqual(
    Array.from(new Set(folders.flatMap(({ texts }) => Object.keys(texts.en)))).toSorted(),
  );
});

/** Words for which each language uses another one in all texts. */
const otherWords = {
  fr: /(?<![\p{L}-])(?:courriels?|courriers?|mails?|emails?)(?![\p{L}-])/iu,
  ar: /(?<!\p{L})(?:ال)?(?:مدير|مديرين|مشرف|مشرفين|نداء|نداءات|جواب|م\.ب|ميجابايت)(?!\p{L})/u,
  ch: /控制台|仪表盘|注册|返回值/,
} as const;

/** Words that people may type, which are never shown: other words than the interface's are the point of them. */
const isSearchWords = (key: string) => key.startsWith('search.') || key.endsWith('.words');

it.each(translations)('uses one word for each concept in %s', (language) => {
  const shown = (text: string) => text.replaceAll(/\{\{[^}]*\}\}|`[^`]*`/g, '');
  const wrong = folders.flatMap(({ texts }) =>
    Object.entries(texts[language]).filter(
      ([key, text]) => !isSearchWords(key) && otherWords[language].test(shown(text)),
    ),
  );
  expect(wrong).toEqual([]);
});

it('has full-width punctuation in Chinese, without a space beside it', () => {
  const halfWidth =
    /[。，：；？！、] |[\p{Script=Han}][,;:?!]|(?<!\])\((?=\p{Script=Han})|\p{Script=Han} ?\(|\) ?\p{Script=Han}/u;
  const wrong = folders.flatMap(({ texts }) =>
    Object.entries(texts.ch).filter(
      ([key, text]) => !isSearchWords(key) && halfWidth.test(text.replaceAll(/\[[^\]]*\]\([^)]*\)|`[^`]*`/g, '_')),
    ),
  );
  expect(wrong).toEqual([]);
});

/** Patterns of keys that code puts together: `hub.area.${area}`. */
const madeKeys = Array.from(
  new Set(Array.from(code.matchAll(/`([a-zA-Z][\w.-]*\$\{[^`]*)`/g), ([, made = '']) => made)),
).map(
  (made) =>
    new RegExp(
      `^${made
        .split(/\$\{[^}]*\}/)
        .map((part) => part.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`))
        .join('[\\w.-]+')}$`,
    ),
);

function isUsed(key: string): boolean {
  return code.includes(`'${key}'`) || madeKeys.some((pattern) => pattern.test(key));
}
