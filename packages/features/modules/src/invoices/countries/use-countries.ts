import { useMemo } from 'react';
import { useLanguage } from '@apiyard/kit/copy.ts';
import { localeOf } from '@apiyard/kit/settings/language.ts';
import { countries } from './countries.ts';

/** The name of a country in the active language. */
export function useCountryName(): (code: string) => string {
  const language = useLanguage();
  return useMemo(() => {
    const names = new Intl.DisplayNames(localeOf(language), { type: 'region' });
    return (code) => names.of(code) ?? code;
  }, [language]);
}

/** All countries, sorted by their names, for a field. */
export function useCountryOptions(): readonly { readonly id: string; readonly label: string }[] {
  const language = useLanguage();
  const nameOf = useCountryName();
  return useMemo(() => {
    const { compare } = new Intl.Collator(localeOf(language));
    return countries.map((id) => ({ id, label: nameOf(id) })).toSorted((one, other) => compare(one.label, other.label));
  }, [language, nameOf]);
}
