import { Alert } from '@apiyard/ui/Alert';
import { Button } from '@apiyard/ui/Button';
import { Disclosure } from '@apiyard/ui/Disclosure';
import { Inline } from '@apiyard/ui/Inline';
import { Stack } from '@apiyard/ui/Stack';
import { useCopy } from '@apiyard/kit/copy.ts';
import { Time } from '@apiyard/kit/Time/Time.tsx';
import { DifferenceTable } from './DifferenceTable.tsx';
import { editorCopy } from './editor-copy.ts';
import { useEditorForm } from './editor-form.tsx';

/** Conflict with a version someone else saved: shows the differences and lets the user choose. Undo switches back. */
export function StaleAlert() {
  const t = useCopy(editorCopy);
  const { state, send, definition } = useEditorForm();
  const { theirs } = state;
  if (theirs === null) return null;
  return (
    <Alert tone="warning" title={t('apiEditor.stale.title')}>
      <Stack space={1}>
        <div>
          {t('apiEditor.stale.text')} <Time at={theirs.updatedAt} />
        </div>
        <Disclosure title={t('apiEditor.stale.differences')} isOpenAtFirst>
          <DifferenceTable theirs={theirs.definition} mine={definition} />
        </Disclosure>
        <Inline>
          <Button size="small" onPress={() => send({ type: 'keep mine' })}>
            {t('apiEditor.stale.mine')}
          </Button>
          <Button size="small" onPress={() => send({ type: 'take theirs' })}>
            {t('apiEditor.stale.theirs')}
          </Button>
        </Inline>
      </Stack>
    </Alert>
  );
}
