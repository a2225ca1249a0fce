import type { Api } from '@apiyard/api/contract/hub/hub';
import { useMemo } from 'react';
import { useCopy } from '@apiyard/kit/copy.ts';
import { hubCopy } from '../../hub-copy.ts';
import type { ResultMember } from './result-values.ts';
import { resultMembers } from './result-values.ts';

/** The members of a JSON result in the language of the interface, without its notes, which are shown above it. */
export function useResultMembers(
  output: Api['output'],
  data: Readonly<Record<string, unknown>>,
): readonly ResultMember[] {
  const t = useCopy(hubCopy);
  return useMemo(() => {
    const { notes, ...rest } = data;
    const words = { yes: t('hub.play.yes'), no: t('hub.play.no'), none: t('hub.play.none') };
    return resultMembers(output.kind === 'json' ? output.schema : {}, Array.isArray(notes) ? rest : data, words);
  }, [output, data, t]);
}
