import type { Copy } from '@apiyard/kit/copy.ts';
import { localeOf } from '@apiyard/kit/settings/language.ts';
import type { OfferedLanguage } from '@apiyard/kit/settings/language.ts';
import type { Labels } from '@apiyard/ui/labels/labels';
import { loadLabels } from '@apiyard/ui/labels/load-labels';

const arrived = new Map<OfferedLanguage, Labels>();

/** The components' own texts, which change language together with the features' copy. */
export const labelsCopy: Copy = {
  async load(language) {
    if (!arrived.has(language)) arrived.set(language, await loadLabels(uiLocaleOf(language)));
  },
};

export function uiLocaleOf(language: OfferedLanguage) {
  return localeOf(language) as 'en' | 'fr' | 'ar' | 'zh-CN';
}

/** The labels of a language that `labelsCopy` has loaded. */
export function labelsOf(language: OfferedLanguage): Labels {
  const labels = arrived.get(language);
  if (labels === undefined) throw new Error(`The labels of ${language} are used before they are loaded.`);
  return labels;
}
