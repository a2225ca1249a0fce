import { useMemo } from 'react';
import { useLocale } from 'react-aria-components/I18nProvider';
import { useWording } from '../../labels/use-labels.ts';
import type { ChartFormat } from './chart-data.ts';
import { valueFormat } from './value-format.ts';
import type { ValueFormat } from './value-format.ts';

/** Formats values in the current language. */
export function useValueFormat(format: ChartFormat = {}): ValueFormat {
  const { locale } = useLocale();
  const { bytes } = useWording();
  // Callers pass options inline: their content is compared, not their identity.
  const key = JSON.stringify(format);
  // oxlint-disable-next-line react/exhaustive-deps -- `key` stands for `format`, and the locale for `bytes`.
  return useMemo(() => valueFormat(locale, format, bytes), [key, locale]);
}
