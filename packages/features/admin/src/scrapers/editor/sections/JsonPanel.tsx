import { CodeField } from '@apiyard/ui/CodeField';
import { Inline } from '@apiyard/ui/Inline';
import { CopyButton } from '@apiyard/ui/CopyButton';
import { Stack } from '@apiyard/ui/Stack';
import { Text } from '@apiyard/ui/Text';
import { Button } from '@apiyard/ui/Button';
import { useMemo, useRef, useState } from 'react';
import { useCopy } from '@apiyard/kit/copy.ts';
import type { Place } from '../definition/json-text.ts';
import { jsonText, parsedDefinition } from '../definition/json-text.ts';
import { isSame } from '../definition/same.ts';
import { editorCopy } from '../editor-copy.ts';
import { useEditorForm } from '../editor-form.tsx';
import { issueText } from '../issue-text.ts';
import { issueLine, jsonBox } from './JsonPanel.css.ts';

/** The definition as JSON. Valid text takes effect immediately; invalid text is kept with the position of the error. */
export function JsonPanel() {
  const t = useCopy(editorCopy);
  const { state, send } = useEditorForm();
  const box = useRef<HTMLDivElement>(null);
  const [typed, setTyped] = useState<string | null>(null);
  const written = useMemo(() => jsonText(state.definition), [state.definition]);
  // Keeps the typed formatting while the value is equal.
  const text =
    state.json ?? (typed !== null && isSame(parsedDefinition(typed).definition, state.definition) ? typed : written);
  const { syntax, issues } = useMemo(() => parsedDefinition(text), [text]);
  const goTo = ({ line, column }: Place) => {
    const area = box.current?.querySelector('textarea');
    if (!area) return;
    const before = text.split('\n').slice(0, line - 1);
    const offset = before.reduce((sum, { length }) => sum + length + 1, 0) + column - 1;
    area.focus();
    area.setSelectionRange(offset, offset);
    area.scrollTop = (area.scrollHeight / Math.max(1, text.split('\n').length)) * Math.max(0, line - 5);
  };
  const wrong =
    syntax !== null
      ? [{ ...syntax, words: t('apiEditor.json.broken') }]
      : issues.map((issue) => ({
          line: issue.line,
          column: issue.column,
          words: `${issue.pointer}: ${issueText(t, issue)}`,
        }));
  return (
    <Stack space={1}>
      <Inline justify="between" wrap={false}>
        <Text size="small" tone="quiet">
          {t('apiEditor.json.help')}
        </Text>
        <CopyButton text={text} />
      </Inline>
      {wrong.length > 0 && (
        <ul className={issueLine} aria-label={t('apiEditor.json.issues')}>
          {wrong.slice(0, issuesMax).map((place, index) => (
            <li key={index}>
              <Button size="small" tone="plain" onPress={() => goTo(place)}>
                {t('apiEditor.json.place', { line: place.line, column: place.column })}
              </Button>
              <Text as="span" size="small" tone="error">
                {place.words}
              </Text>
            </li>
          ))}
        </ul>
      )}
      <div ref={box} className={jsonBox}>
        <CodeField
          label={t('apiEditor.json')}
          rows={24}
          errorPlace={wrong[0]}
          isInvalid={wrong.length > 0}
          value={text}
          onChange={(next) => {
            setTyped(next);
            send({ type: 'write json', text: next });
          }}
        />
      </div>
    </Stack>
  );
}

const issuesMax = 8;
