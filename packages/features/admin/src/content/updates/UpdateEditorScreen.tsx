import { Markdown } from '@apiyard/ui/Markdown';
import { Select } from '@apiyard/ui/Select';
import { Stack } from '@apiyard/ui/Stack';
import { Text } from '@apiyard/ui/Text';
import { TextField } from '@apiyard/ui/TextField';
import type { ReactNode } from 'react';
import { useState } from 'react';
import { useCopy } from '@apiyard/kit/copy.ts';
import { MarkdownEditor } from '@apiyard/kit/MarkdownEditor/MarkdownEditor.tsx';
import { contentCopy } from '../content-copy.ts';
import { EditorFrame } from '../editor/EditorFrame.tsx';
import { PublishAtField } from '../editor/PublishAtField.tsx';
import type { EditorState, SendEditor } from '../editor/use-content-editor.ts';
import { bodyCharsMax, titleCharsMax } from '../limits.ts';
import * as css from '../content.css.ts';
import { kinds, kindWords } from './kinds.ts';
import type { WrittenUpdate } from './update-form.ts';

export interface UpdateEditorScreenProps {
  readonly state: EditorState<WrittenUpdate>;
  readonly send: SendEditor<WrittenUpdate>;
  readonly nowMs?: number;
  /** Extra tools at the end of the toolbar, such as pictures. */
  readonly tools?: (insert: (text: string) => void) => ReactNode;
}

export function UpdateEditorScreen({ state, send, nowMs, tools }: UpdateEditorScreenProps) {
  const t = useCopy(contentCopy);
  const [isTried, setTried] = useState(false);
  const { written } = state;
  const change = (more: Partial<WrittenUpdate>) => send({ type: 'change', written: { ...written, ...more } });
  const title = written.title.trim();
  const isTooLong = title.length > titleCharsMax;
  return (
    <EditorFrame
      state={state}
      send={send}
      {...(nowMs !== undefined && { nowMs })}
      newTitle={t('content.update.new')}
      list={{ label: t('content.updates'), href: '/admin/recent-updates' }}
      viewHref="/recent-updates"
      isComplete={title !== '' && !isTooLong && written.body.length <= bodyCharsMax}
      onIncomplete={() => setTried(true)}
      renderTheirs={(theirs) => (
        <Stack space={1}>
          <Text as="div">
            <strong>{theirs.title}</strong> · {t(kindWords[theirs.kind])}
          </Text>
          <Markdown headingLevel={3}>{theirs.body}</Markdown>
        </Stack>
      )}
    >
      <div className={css.fields}>
        <div className={css.fieldRow}>
          <TextField
            label={t('content.title')}
            isRequired
            dir="auto"
            value={written.title}
            onChange={(next) => change({ title: next })}
            {...(isTried && title === ''
              ? { errorMessage: t('content.titleMissing') }
              : isTooLong && { errorMessage: t('content.titleTooLong', { max: titleCharsMax }) })}
          />
          <Select
            label={t('content.update.kind')}
            options={kinds.map((id) => ({ id, label: t(kindWords[id]) }))}
            value={written.kind}
            onChange={(kind) => change({ kind })}
          />
        </div>
        <MarkdownEditor
          label={t('content.update.body')}
          value={written.body}
          onChange={(body) => change({ body })}
          charsMax={bodyCharsMax}
          headingLevel={3}
          {...(tools && { tools })}
        />
        <PublishAtField value={written.publishAt} onChange={(publishAt) => change({ publishAt })} />
      </div>
    </EditorFrame>
  );
}
