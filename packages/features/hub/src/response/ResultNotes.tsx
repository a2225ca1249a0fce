import { Alert } from '@apiyard/ui/Alert';
import { Button } from '@apiyard/ui/Button';
import { Stack } from '@apiyard/ui/Stack';
import { Text } from '@apiyard/ui/Text';
import { useState } from 'react';
import { useCopy } from '@apiyard/kit/copy.ts';
import { hubCopy } from '../hub-copy.ts';
import type { ResultNote } from './result-notes.ts';

/** Notes shown before "Show more": the result below stays in view. */
const firstNotes = 2;

/** What a tool changed or lost, above its result. */
export function ResultNotes({ notes }: { readonly notes: readonly ResultNote[] }) {
  const t = useCopy(hubCopy);
  const [isWhole, setIsWhole] = useState(false);
  const shown = isWhole ? notes : notes.slice(0, firstNotes);
  const left = notes.length - shown.length;
  return (
    <Alert
      tone="info"
      title={t('hub.play.notes')}
      action={
        left > 0 ? (
          <Button size="small" onPress={() => setIsWhole(true)}>
            {t('hub.play.notesMore', { count: left })}
          </Button>
        ) : undefined
      }
    >
      <Stack space={0.5}>
        {shown.map(({ field, pointer, detail }, index) => (
          <span key={index}>
            {field !== null && (
              <>
                <Text as="span" weight="medium">
                  <bdi>{field}</bdi>
                </Text>{' '}
              </>
            )}
            {pointer !== '' && (
              <>
                <Text as="span" isMono>
                  <bdi dir="ltr">{pointer}</bdi>
                </Text>{' '}
              </>
            )}
            <bdi>{detail}</bdi>
          </span>
        ))}
      </Stack>
    </Alert>
  );
}
