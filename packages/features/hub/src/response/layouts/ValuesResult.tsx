import type { Api } from '@apiyard/api/contract/hub/hub';
import { useMemo } from 'react';
import { useCopy } from '@apiyard/kit/copy.ts';
import { hubCopy } from '../../hub-copy.ts';
import type { ResultNote } from '../result-notes.ts';
import { Members } from './Members.tsx';
import { withRowNotes } from './row-notes.ts';
import { useResultMembers } from './use-result-members.ts';

interface ValuesResultProps {
  readonly output: Api['output'];
  readonly data: Readonly<Record<string, unknown>>;
  /** On rows of its tables. */
  readonly notes: readonly ResultNote[];
}

/** A result as values to copy, labelled by the titles of its schema. */
export function ValuesResult({ output, data, notes }: ValuesResultProps) {
  const t = useCopy(hubCopy);
  const noted = useMemo(() => withRowNotes(data, notes, t('hub.play.rowNote')), [data, notes, t]);
  return <Members members={useResultMembers(output, noted)} />;
}
