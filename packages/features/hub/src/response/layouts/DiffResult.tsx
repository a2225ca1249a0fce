import type { Api } from '@apiyard/api/contract/hub/hub';
import { Diff } from '@apiyard/ui/Diff';
import { JsonDiff } from '@apiyard/ui/JsonDiff';
import { Stack } from '@apiyard/ui/Stack';
import { changesIn } from './changes.ts';
import { OtherMembers } from './OtherMembers.tsx';
import { useResultMembers } from './use-result-members.ts';

interface DiffResultProps {
  readonly api: Pick<Api, 'output'>;
  readonly data: Readonly<Record<string, unknown>>;
}

/** What the changes themselves show. */
const ofChanges = new Set(['text', 'hunks', 'parts', 'differences']);

/** A result that is changes: of a text line by line, or of data by path. Other members are facts below them. */
export function DiffResult({ api: { output }, data }: DiffResultProps) {
  const members = useResultMembers(output, data);
  const changes = changesIn(data);
  if (changes === null) return null;
  const labelOf = (name: string) => members.find((member) => member.name === name)?.label ?? name;
  return (
    <Stack space={1.5}>
      {changes.of === 'text' ? (
        <Diff
          label={labelOf('text')}
          hunks={changes.hunks}
          {...(typeof data['text'] === 'string' && { copyText: data['text'] })}
        />
      ) : (
        <JsonDiff label={labelOf('differences')} differences={changes.differences} />
      )}
      <OtherMembers members={members.filter(({ name }) => !ofChanges.has(name))} />
    </Stack>
  );
}
