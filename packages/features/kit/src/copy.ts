/**
 * Interface texts. i18next has one namespace, `translation`; keys are flat and start with their feature's name
 * (`auth.login.title`). A feature declares its copy once with `defineCopy`; a route loads it in parallel with its chunk.
 */
import { legible } from '@apiyard/ui/labels/figures';
import { createInstance } from 'i18next';
import { use } from 'react';
import { initReactI18next, useTranslation } from 'react-i18next';
import type { OfferedLanguage } from './settings/language.ts';
import { languageOf, localeOf } from './settings/language.ts';

/** The plural forms that the language's rules can require (CLDR). */
interface PluralForms {
  en: 'one' | 'other';
  fr: 'one' | 'many' | 'other';
  ch: 'other';
  ar: 'zero' | 'one' | 'two' | 'few' | 'many' | 'other';
}

type PluralBase<Key> = Key extends `${infer Base}_other` ? Base : never;
type PluralKey<Key, Base = PluralBase<Key>> = Base extends string ? `${Base}_${PluralForms['en']}` : never;

/** The shape of a language's file, from the English one: the same keys, and every plural form that the language needs. */
export type CopyIn<Lang extends OfferedLanguage, En> = {
  readonly [Key in Exclude<keyof En, PluralKey<keyof En>> | `${PluralBase<keyof En>}_${PluralForms[Lang]}`]: string;
};

/** The keys of all texts, plurals by their base. */
type AnyKey<En> = Extract<Exclude<keyof En, PluralKey<keyof En>> | PluralBase<keyof En>, string>;

type TextOf<En, Key> = Key extends keyof En
  ? En[Key]
  : Extract<En, object>[Extract<keyof En, `${Key & string}_${PluralForms['en']}`>];

/** The names in a text's places: `count` and `max` of `{{count, number}} of {{max}}`. */
type NameIn<Text> = Text extends `${string}{{${infer Place}}}${infer Rest}`
  ? (Place extends `${infer Name},${string}` ? Name : Place) | NameIn<Rest>
  : never;

type NamesOf<En, Key> = NameIn<TextOf<En, Key>> | (Key extends keyof En ? never : 'count');

/** The keys of texts whose places are all among these: of texts without places when none is named. */
export type CopyKey<En, Name extends string = never, Key extends AnyKey<En> = AnyKey<En>> = Key extends unknown
  ? [NamesOf<En, Key>] extends [Name]
    ? Key
    : never
  : never;

type Values<Name extends string = string> = Readonly<Record<Name, string | number>>;

/** A text in the active language. Each place of the English text needs a value; `count` also chooses the plural form. */
export type Translate<En> = <Key extends AnyKey<En>>(
  key: Key,
  ...values: [NamesOf<En, Key>] extends [never] ? [] : [values: Values<NamesOf<En, Key>>]
) => string;

type Sources<En> = { readonly [Lang in OfferedLanguage]: () => Promise<{ readonly default: CopyIn<Lang, En> }> };

export interface Copy<En = unknown> {
  /** Resolves when the texts can be shown; a repeated call returns the same load. A failed load can be retried. */
  load(language: OfferedLanguage): Promise<void>;
  /** For types only: the English texts. */
  readonly english?: En;
}

const namespace = 'translation';

/** One instance per page: language is a property of the document, not of a component. */
const i18n = createInstance();
void i18n.use(initReactI18next).init({
  lng: 'en',
  fallbackLng: false,
  load: 'currentOnly',
  ns: [namespace],
  defaultNS: namespace,
  resources: {},
  keySeparator: false,
  nsSeparator: false,
  initAsync: false,
  interpolation: { escapeValue: false },
});
// The library would create a new `Intl` object for each number.
const figures = new Map<string, Intl.NumberFormat>();
i18n.services.formatter?.add('number', (value: number, locale = 'en', { style }: Intl.NumberFormatOptions) => {
  const kind = `${locale} ${style}`;
  const format = figures.get(kind) ?? new Intl.NumberFormat(locale, { style });
  figures.set(kind, format);
  return legible(format.format(value));
});

/** Those in use take part in every change of language. */
const registered = new Set<Copy>();
const defined = new Set<Copy>();

/** Loads that are over. */
const loaded = new WeakSet<Promise<void>>();

/** Declares a feature's texts: one lazily loaded file for each language. */
export function defineCopy<En extends Readonly<Record<string, string>>>(
  sources: { readonly en: () => Promise<{ readonly default: En }> } & Omit<Sources<NoInfer<En>>, 'en'>,
): Copy<En> {
  const pending = new Map<OfferedLanguage, Promise<void>>();
  const copy: Copy<En> = {
    load(language) {
      registered.add(copy);
      const known = pending.get(language);
      if (known) return known;
      const loading: Promise<void> = sources[language]().then(
        ({ default: texts }) => {
          i18n.addResourceBundle(localeOf(language), namespace, texts, false, true);
          loaded.add(loading);
        },
        (error: unknown) => {
          pending.delete(language);
          throw error;
        },
      );
      pending.set(language, loading);
      return loading;
    },
  };
  defined.add(copy);
  return copy;
}

export function activeLanguage(): OfferedLanguage {
  return languageOf(i18n.language) ?? 'en';
}

/** Loads a copy for the active language, and reloads it on every change of language from now on. */
export async function loadActive(copy: Copy): Promise<void> {
  registered.add(copy);
  for (let language: OfferedLanguage | undefined; language !== activeLanguage();) {
    language = activeLanguage();
    await copy.load(language);
  }
}

let wanted: OfferedLanguage = 'en';

/**
 * Loads every copy in use, then switches all of them in one step. The latest call wins.
 * Rejects, and changes nothing, when a file cannot be loaded.
 */
export async function changeLanguage(language: OfferedLanguage): Promise<void> {
  wanted = language;
  for (let known = -1; known !== registered.size;) {
    known = registered.size;
    await Promise.all(Array.from(registered, (copy) => copy.load(language)));
  }
  if (wanted === language && activeLanguage() !== language) await i18n.changeLanguage(localeOf(language));
}

/** Loads every copy of loaded features, for stories, which have no route to do it. */
export async function bringEveryCopy(language: OfferedLanguage): Promise<void> {
  for (const copy of defined) registered.add(copy);
  await changeLanguage(language);
}

/** Loads that components have suspended on. Those render again with their state: they must get the same promise. */
const waitedFor = new WeakSet<Promise<void>>();

/** The feature's texts in the active language. Suspends while they load, which a lazy route has done already. */
export function useCopy<En>(copy: Copy<En>): Translate<En> {
  const loading = copy.load(activeLanguage());
  if (!loaded.has(loading)) waitedFor.add(loading);
  if (waitedFor.has(loading)) use(loading);
  return useTranslation(namespace).t as unknown as Translate<En>;
}

/** The active language, for calls and formats that depend on it. */
export function useLanguage(): OfferedLanguage {
  useTranslation(namespace);
  return activeLanguage();
}

/** The texts of a copy in use, outside of components. */
export function translatorOf<En>(_copy: Copy<En>): Translate<En> {
  return (key, ...[values]) => i18n.t(key as string, values ?? {});
}
