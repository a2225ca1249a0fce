import { legible } from '@apiyard/ui/labels/figures';

/** Values for the places of a text; `count` also chooses its plural form. */
export type Values = Readonly<Record<string, string | number>>;

/** `{{name}}`, `{{count, number}}`, `{{share, number(style: percent)}}`. */
const place = /\{\{(\w+)(, number(\(style: percent\))?)?\}\}/g;

export interface Translation {
  /** Takes in a feature's texts in a language. */
  add(locale: string, texts: Readonly<Record<string, string>>): void;
  /** The text with its values in their places, as they are. A key without a text stands for itself. */
  say(locale: string, key: string, values?: Values): string;
}

/**
 * What of i18next the texts use, and says the same: a key, its plural form, values in places. Tests hold
 * every text against the library, which would be a tenth of the dashboard's scripts.
 */
export function createTranslation(): Translation {
  const known = new Map<string, Record<string, string>>();
  return {
    add(locale, texts) {
      known.set(locale, Object.assign(known.get(locale) ?? {}, texts));
    },
    say(locale, key, values = {}) {
      const texts = known.get(locale) ?? {};
      const { count } = values;
      const form = typeof count === 'number' ? texts[`${key}_${pluralRules(locale).select(count)}`] : undefined;
      // In one pass: what stands in a value is no place.
      return (form ?? texts[key] ?? key).replace(place, (found, name: string, number?: string, percent?: string) => {
        const value = values[name];
        if (value === undefined) return found;
        return number === undefined ? String(value) : legible(numberFormat(locale, percent !== undefined).format(Number(value)));
      });
    },
  };
}

const pluralRules = keptBy((locale: string) => new Intl.PluralRules(locale));
const plain = keptBy((locale: string) => new Intl.NumberFormat(locale));
const percents = keptBy((locale: string) => new Intl.NumberFormat(locale, { style: 'percent' }));
const numberFormat = (locale: string, isPercent: boolean) => (isPercent ? percents : plain)(locale);

/** They are slow to make. */
function keptBy<Made>(make: (locale: string) => Made): (locale: string) => Made {
  const made = new Map<string, Made>();
  return (locale) => {
    let kept = made.get(locale);
    if (kept === undefined) made.set(locale, (kept = make(locale)));
    return kept;
  };
}
