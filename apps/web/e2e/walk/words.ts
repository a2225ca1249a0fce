/** Every text of the interface, to detect texts in the wrong language or missing ones. */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { WalkLanguage } from './plan.ts';
import { languages } from './plan.ts';

type Texts = Readonly<Record<string, string>>;

export interface Words {
  readonly keys: readonly string[];
  readonly texts: Readonly<Record<WalkLanguage, Texts>>;
  /** English texts that read otherwise in the language. */
  readonly foreign: Readonly<Record<WalkLanguage, readonly string[]>>;
}

const root = fileURLToPath(new URL('../../../..', import.meta.url));

export async function readWords(): Promise<Words> {
  const features = readdirSync(join(root, 'packages/features'), { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !entry.name.startsWith('.'))
    .map(({ name }) => `packages/features/${name}/src`);
  const folders = [...features, 'apps/web/src'].flatMap((source) =>
    readdirSync(join(root, source), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && entry.name === 'en.ts' && entry.parentPath.endsWith('/copy'))
      .map(({ parentPath }) => parentPath),
  );
  const texts: Record<WalkLanguage, Record<string, string>> = { en: {}, fr: {}, ar: {}, ch: {} };
  for (const folder of folders) {
    for (const language of languages) {
      const { default: own } = (await import(pathToFileURL(join(folder, `${language}.ts`)).href)) as { default: Texts };
      Object.assign(texts[language], own);
    }
  }
  const foreignIn = (language: WalkLanguage) => {
    const own = new Set(Object.values(texts[language]));
    // With a placeholder the page shows something else; single words may be names.
    return Object.values(texts.en).filter((text) => /\s/.test(text) && !text.includes('{{') && !own.has(text));
  };
  return {
    // The menu's own keys are words: 'Blog' is called Blog.
    keys: Object.keys(texts.en).filter((key) => key.includes('.')),
    texts,
    foreign: { en: [], fr: foreignIn('fr'), ar: foreignIn('ar'), ch: foreignIn('ch') },
  };
}
