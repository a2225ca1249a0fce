import { createContext, use } from 'react';
import { uiLocaleOf } from './component-labels.ts';
import type { ComponentLabels } from './component-labels.ts';
import { legible, sizeUnitDisplay } from './figures.ts';

import type { Labels, PluralForms } from './labels.ts';

interface LabelsInUse {
  labels: Labels;
  locale: string;
}

export const LabelsContext = createContext<LabelsInUse | undefined>(undefined);

function useLabelsInUse(): LabelsInUse {
  const inUse = use(LabelsContext);
  if (!inUse) throw new Error('This component needs its texts. Put it inside UiProvider.');
  return inUse;
}

/** The components' texts in the current language. */
export function useLabels(): Labels {
  return useLabelsInUse().labels;
}

/** The texts that a component brings along itself, in the current language. */
export function useComponentLabels<Texts>(labels: ComponentLabels<Texts>): Texts {
  return labels[uiLocaleOf(useLabelsInUse().locale)];
}

/** Replaces placeholders of a label: `fill('Remove {name}', { name })`. */
export function fill(label: string, values: Record<string, string>): string {
  return label.replaceAll(/\{(\w+)\}/g, (place, key: string) => values[key] ?? place);
}

/** Plurals and numbers in the current language. */
export function useWording() {
  const { locale } = useLabelsInUse();
  return {
    /** The plural form for `count`, with the number in the language's digits. */
    count: (forms: PluralForms, count: number): string => {
      const form = forms[new Intl.PluralRules(locale).select(count)] ?? forms.other;
      return fill(form, { count: legible(new Intl.NumberFormat(locale).format(count)) });
    },
    /** A number in the language's digits. */
    number: (value: number): string => legible(new Intl.NumberFormat(locale).format(value)),
    /** A part of one, in hundredths: `42%`. */
    percent: (value: number): string => new Intl.NumberFormat(locale, { style: 'percent' }).format(value),
    /** A size in the nearest unit of 1,000: `1.2 MB`. */
    bytes: (sizeBytes: number): string => {
      const units = ['byte', 'kilobyte', 'megabyte', 'gigabyte'] as const;
      const power = Math.min(units.length - 1, Math.floor(Math.log10(Math.max(1, sizeBytes)) / 3));
      return legible(
        new Intl.NumberFormat(locale, {
          style: 'unit',
          unit: units[power] ?? 'byte',
          unitDisplay: power === 0 ? 'long' : sizeUnitDisplay(locale),
          maximumFractionDigits: 1,
        }).format(sizeBytes / 1000 ** power),
      );
    },
  };
}
