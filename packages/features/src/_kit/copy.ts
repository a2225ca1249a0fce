/**
 * Interface texts. i18next has one namespace, `translation`; keys are flat and begin with their feature's name
 * (`auth.login.title`). A feature declares its copy once with `defineCopy`; a route loads it beside its chunk.
 */
import { legible } from '@apiyard/ui/labels/figures';
import { createInstance } from 'i18next';
import { use, useCallback, useSyncExternalStore } from 'react';
import type { OfferedLanguage } from './language.ts';
import { localeOf } from './language.ts';

/** The plural forms that the language's rules can ask for (CLDR). */
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

/** What a screen may ask for: plurals by their base, with `count` among the values. */
export type CopyKey<En> = Extract<Exclude<keyof En, PluralKey<keyof En>> | PluralBase<keyof En>, string>;

/** Values for the places of a text; `count` also chooses its plural form. */
type Values = Readonly<Record<string, string | number>>;

export type Translate<En> = (key: CopyKey<En>, values?: Values) => string;

type Sources<En> = { readonly [Lang in OfferedLanguage]: () => Promise<{ readonly default: CopyIn<Lang, En> }> };

export interface Copy<En = unknown> {
  /** Resolves when the texts can be shown; asking again is free. A failed load can be tried again. */
  load(language: OfferedLanguage): Promise<void>;
  /** For types only: the English texts. */
  readonly english?: En;
}

const namespace = 'translation';

/** One for the page: language is a property of the document, not of a component. Each call says which locale it is in. */
const i18n = createInstance();
void i18n.init({
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
// The library's own would make a new format for each figure.
const figures = new Map<string, Intl.NumberFormat>();
i18n.services.formatter?.add('number', (value: number, locale = 'en', { style }: Intl.NumberFormatOptions) => {
  const kind = `${locale} ${style}`;
  const format = figures.get(kind) ?? new Intl.NumberFormat(locale, { style });
  figures.set(kind, format);
  return legible(format.format(value));
});

let active: OfferedLanguage = 'en';
const listeners = new Set<() => void>();

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
  return active;
}

/** Loads a copy for the language that is active when it arrives, and takes part in every change of language from now on. */
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
  if (wanted !== language || active === language) return;
  active = language;
  for (const listener of listeners) listener();
}

/** Brings every copy whose feature is loaded into use, for stories: there no route has done it. */
export async function bringEveryCopy(language: OfferedLanguage): Promise<void> {
  for (const copy of defined) registered.add(copy);
  await changeLanguage(language);
}

/** Loads that components have waited for. Those are drawn again with the hooks they had: they have to ask again. */
const waitedFor = new WeakSet<Promise<void>>();

/** The feature's texts in the active language. Suspends while they load, which a lazy route has done already. */
export function useCopy<En>(copy: Copy<En>): Translate<En> {
  const language = useLanguage();
  const loading = copy.load(language);
  if (!loaded.has(loading)) waitedFor.add(loading);
  if (waitedFor.has(loading)) use(loading);
  return useCallback((key, values) => i18n.t(key as string, { ...values, lng: localeOf(language) }), [language]);
}

/** The active language, for calls and formats that depend on it. */
export function useLanguage(): OfferedLanguage {
  return useSyncExternalStore(subscribe, activeLanguage, activeLanguage);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** A text in the active language, where no component asks. Its copy is in use. */
export function say(key: string, values?: Values): string {
  return i18n.t(key, { ...values, lng: localeOf(active) });
}
