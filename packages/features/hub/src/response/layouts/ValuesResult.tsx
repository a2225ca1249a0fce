import type { Api } from '@apiyard/api/contract/hub/hub';
import { Members } from './Members.tsx';
import { useResultMembers } from './use-result-members.ts';

interface ValuesResultProps {
  readonly output: Api['output'];
  readonly data: Readonly<Record<string, unknown>>;
}

/** A result as values to copy, labelled by the titles of its schema. */
export function ValuesResult({ output, data }: ValuesResultProps) {
  return <Members members={useResultMembers(output, data)} />;
}
