import type { Api } from '@apiyard/api/contract/hub/hub';
import { useMemo } from 'react';
import { useCopy, useLanguage } from '@apiyard/kit/copy.ts';
import { localeOf } from '@apiyard/kit/settings/language.ts';
import { legible } from '@apiyard/ui/labels/figures';
import { hubCopy } from '../../hub-copy.ts';
import type { ResultMember } from './result-values.ts';
import { resultMembers } from './result-values.ts';

/** The members of a JSON result in the language of the interface, without its notes, which are shown above it. */
export function useResultMembers(
  output: Api['output'],
  data: Readonly<Record<string, unknown>>,
): readonly ResultMember[] {
  const t = useCopy(hubCopy);
  const locale = localeOf(useLanguage());
  return useMemo(() => {
    const { notes, ...rest } = data;
    const words = {
      yes: t('hub.play.yes'),
      no: t('hub.play.no'),
      none: t('hub.play.none'),
      number: numberIn(locale),
    };
    return resultMembers(output.kind === 'json' ? output.schema : {}, Array.isArray(notes) ? rest : data, words);
  }, [output, data, t, locale]);
}

/** Numbers with more digits than people read stay as they are, and so do years. */
function numberIn(locale: string): (value: number | bigint) => string {
  const written = new Intl.NumberFormat(locale, { useGrouping: 'min2', maximumFractionDigits: 20 });
  return (value) => {
    const size = Math.abs(Number(value));
    return size >= 1e15 || (size > 0 && size < 1e-6) ? String(value) : legible(written.format(value));
  };
}
