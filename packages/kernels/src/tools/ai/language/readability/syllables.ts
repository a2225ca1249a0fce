/** Syllables of words: by a library for English, exact for Russian, by groups of vowels for the others. */
import { syllable } from 'syllable';

/** Letters that form one syllable together, without the vowels that begin a new one. */
const counters: Readonly<Record<string, (word: string) => number>> = {
  en: (word) => Math.max(1, syllable(word)),
  fr: (word) => vowelGroups(withoutSilentEnd(word), /[aeiouyàâäéèêëîïôöùûüœæ]+/g),
  de: (word) => vowelGroups(word, /aa|ee|oo|ie|ei|ai|au|äu|eu|[aeiouyäöü]/g),
  es: (word) => vowelGroups(word, /[iuü]?[aeoáéó][iuy]?(?![aeoáéó])|[iuü]?[aeoáéó]|[íú]|[iuü]+|y$/g),
  pt: (word) => vowelGroups(word, /[ãõ][oei]|[iu]?[aeoáéóâêôãõà][iu]?(?![aeoáéóâêô])|[iu]?[aeoáéóâêôãõà]|[íú]|[iuü]+/g),
  nl: (word) => vowelGroups(word, /aai|ooi|oei|eeuw|ieuw|aa|ee|oo|uu|ij|ei|ui|ou|au|eu|oe|ie|[aeiouyáéíóúëïöü]/g),
  ru: (word) => vowelGroups(word, /[аеёиоуыэюя]/g),
};

/** The syllables of a word, at least one. */
export function syllablesOf(word: string, lang: string): number {
  return counters[lang]?.(word.normalize('NFC').toLowerCase()) ?? 1;
}

const vowelGroups = (word: string, group: RegExp) => Math.max(1, word.match(group)?.length ?? 0);

/** In French, a final e, es or ent after a consonant is silent, unless it is the only vowel. */
const withoutSilentEnd = (word: string) =>
  word.replace(/(?<=[aeiouyàâéèêëîïôùûœ][^aeiouyàâéèêëîïôùûœ]+)(?:e|es|ent)$/, '');
