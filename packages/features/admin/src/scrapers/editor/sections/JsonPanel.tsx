import type { CodeEditorHandle } from '@apiyard/ui/CodeEditor';
import { CodeEditor } from '@apiyard/ui/CodeEditor';
import { Inline } from '@apiyard/ui/Inline';
import { CopyButton } from '@apiyard/ui/CopyButton';
import { Stack } from '@apiyard/ui/Stack';
import { Text } from '@apiyard/ui/Text';
import { Button } from '@apiyard/ui/Button';
import { useMemo, useRef, useState } from 'react';
import { useCopy } from '@apiyard/kit/copy.ts';
import { jsonText, parsedDefinition } from '../definition/json-text.ts';
import { isSame } from '../definition/same.ts';
import { editorCopy } from '../editor-copy.ts';
import { useEditorForm } from '../editor-form.tsx';
import { issueText } from '../issue-text.ts';
import { issueLine } from './JsonPanel.css.ts';

/** The definition as JSON. Valid text takes effect immediately; invalid text is kept with the position of the error. */
export function JsonPanel() {
  const t = useCopy(editorCopy);
  const { state, send } = useEditorForm();
  const editor = useRef<CodeEditorHandle>(null);
  const [typed, setTyped] = useState<string | null>(null);
  const written = useMemo(() => jsonText(state.definition), [state.definition]);
  // Keeps the typed formatting while the value is equal.
  const text =
    state.json ?? (typed !== null && isSame(parsedDefinition(typed).definition, state.definition) ? typed : written);
  const { syntax, issues } = useMemo(() => parsedDefinition(text), [text]);
  const problems = useMemo(
    () =>
      syntax !== null
        ? [{ ...syntax, message: t('apiEditor.json.broken') }]
        : issues.map((issue) => ({
            line: issue.line,
            column: issue.column,
            message: `${issue.pointer}: ${issueText(t, issue)}`,
          })),
    [syntax, issues, t],
  );
  return (
    <Stack space={1}>
      <Inline justify="between" wrap={false}>
        <Text size="small" tone="quiet">
          {t('apiEditor.json.help')}
        </Text>
        <CopyButton text={text} />
      </Inline>
      {problems.length > 0 && (
        <ul className={issueLine} aria-label={t('apiEditor.json.issues')}>
          {problems.slice(0, issuesMax).map((place, index) => (
            <li key={index}>
              <Button size="small" tone="plain" onPress={() => editor.current?.goTo(place)}>
                {t('apiEditor.json.place', { line: place.line, column: place.column })}
              </Button>
              <Text as="span" size="small" tone="error">
                {place.message}
              </Text>
            </li>
          ))}
        </ul>
      )}
      <CodeEditor
        ref={editor}
        label={t('apiEditor.json')}
        language="json"
        rows={24}
        problems={problems}
        value={text}
        onChange={(next) => {
          setTyped(next);
          send({ type: 'write json', text: next });
        }}
      />
    </Stack>
  );
}

const issuesMax = 8;
