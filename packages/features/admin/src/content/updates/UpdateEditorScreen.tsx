import { createUpdate, updateBodyCharsMax } from '@apiyard/api/contract/content/admin-updates';
import { Markdown } from '@apiyard/ui/Markdown';
import { Select } from '@apiyard/ui/Select';
import { Stack } from '@apiyard/ui/Stack';
import { Text } from '@apiyard/ui/Text';
import { TextField } from '@apiyard/ui/TextField';
import type { ReactNode } from 'react';
import { useCopy } from '@apiyard/kit/copy.ts';
import { useEndpointForm } from '@apiyard/kit/forms/use-endpoint-form.ts';
import { MarkdownEditor } from '@apiyard/kit/MarkdownEditor/MarkdownEditor.tsx';
import { contentCopy } from '../content-copy.ts';
import { EditorFrame } from '../editor/EditorFrame.tsx';
import { PublishAtField } from '../editor/PublishAtField.tsx';
import type { EditorState, SendEditor } from '../editor/use-content-editor.ts';
import { sendingOf } from '../editor/use-content-editor.ts';
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
  // A change has the same fields.
  const form = useEndpointForm(createUpdate, {
    values: state.written,
    onChange: (written) => send({ type: 'change', written }),
    sending: sendingOf(state),
    texts: { title: ({ code }) => (code === 'too_small' ? t('content.titleMissing') : undefined) },
  });
  return (
    <EditorFrame
      state={state}
      send={send}
      {...(nowMs !== undefined && { nowMs })}
      newTitle={t('content.update.new')}
      viewHref="/recent-updates"
      form={form}
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
          <TextField label={t('content.title')} isRequired dir="auto" {...form.field('title')} />
          <Select
            label={t('content.update.kind')}
            options={kinds.map((id) => ({ id, label: t(kindWords[id]) }))}
            {...form.field('kind')}
          />
        </div>
        <MarkdownEditor
          label={t('content.update.body')}
          charsMax={updateBodyCharsMax}
          headingLevel={3}
          {...form.field('body')}
          {...(tools && { tools })}
        />
        <PublishAtField {...form.field('publishAt')} />
      </div>
    </EditorFrame>
  );
}
