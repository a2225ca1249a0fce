import type { Api } from '@apiyard/api/contract/hub/hub';
import type { InputIssue } from '@apiyard/api/contract/problem';
import type { User } from '@apiyard/api/contract/accounts/session';
import { Button } from '@apiyard/ui/Button';
import { Card } from '@apiyard/ui/Card';
import { Disclosure } from '@apiyard/ui/Disclosure';
import { Form } from '@apiyard/ui/Form';
import { Menu } from '@apiyard/ui/Menu';
import { Stack } from '@apiyard/ui/Stack';
import { Text } from '@apiyard/ui/Text';
import type { ReactNode } from 'react';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useCopy } from '@apiyard/kit/copy.ts';
import type { ErrorPlace } from './issue-text.ts';
import { errorPlaceOf, fieldIssueText, serverIssueText } from './issue-text.ts';
import { FieldInput } from './FieldInput.tsx';
import { formLayout } from './form-layout.ts';
import { FormatsRow } from './FormatsRow.tsx';
import { swappedFormats } from './swap-formats.ts';
import { TextOrFile } from './TextOrFile.tsx';
import type { Field } from '@apiyard/kit/search/api-fields.ts';
import type { FieldValue } from './schema-form.ts';
import { fileNamesOf } from '../keep/hub-store.ts';
import { alternativesOf, filesOf, outvoted, valuesOf } from './schema-form.ts';
import { hubCopy } from '../hub-copy.ts';
import type { Access } from '@apiyard/kit/calls/access.ts';
import { form } from './InputForm.css.ts';
import { SendRow } from './SendRow.tsx';
import type { PlaygroundEvent, PlaygroundState } from '../playground/playground-state.ts';

interface InputFormProps {
  readonly api: Api;
  readonly state: PlaygroundState;
  readonly send: (event: PlaygroundEvent) => void;
  readonly access: Access;
  readonly person: User | null;
  readonly loginHref: string;
  /** Moves to the response; null where it is next to the form. */
  readonly onShowResult: (() => void) | null;
}

/** Form of an API with its cost and send button. */
export function InputForm({ api, state, send, access, person, loginHref, onShowResult }: InputFormProps) {
  const t = useCopy(hubCopy);
  const box = useRef<HTMLDivElement>(null);
  useFocusOnIssue(box, state);
  const { fields, values, outcome } = state;
  const { formats, textOrFile, shown, folded } = useMemo(() => formLayout(api.input, fields), [api, fields]);
  const alternatives = alternativesOf(api.input, fields);
  const left = outvoted(api.input, fields, values);
  const edit = (name: string, value: FieldValue) => send({ type: 'edit', name, value });
  const render = (field: Field) => {
    const error = errorOf(t, field, state);
    return (
      <FieldInput
        key={field.name}
        field={field}
        value={values[field.name] ?? null}
        onChange={(value) => edit(field.name, value)}
        error={error?.text}
        errorPlace={error?.place}
        isOutvoted={left.has(field.name)}
        isAlternative={alternatives.has(field.name)}
        fileToChoose={fileToChoose(field, state)}
      />
    );
  };
  const swapped =
    formats && swappedFormats(formats, fields, values, outcome?.kind === 'answered' ? outcome.answer : null);
  return (
    <Card
      title={t('hub.play.input')}
      actions={
        api.examples.length > 0 && (
          <Menu
            label={t('hub.play.examples')}
            trigger={
              <Button size="small" tone="plain">
                {t('hub.play.examples')}
              </Button>
            }
            items={api.examples.map(({ name }, index) => ({ id: String(index), label: name }))}
            onAction={(id) => send({ type: 'fill', input: api.examples[Number(id)]?.input ?? {} })}
            placement="bottom end"
          />
        )
      }
    >
      <div ref={box} className={form}>
        <Form label={t('hub.play.input')} onSubmit={() => access === 'open' && send({ type: 'send' })}>
          <Stack space={2}>
            {fields.length === 0 && <Text tone="quiet">{t('hub.play.noInput')}</Text>}
            {formats && (
              <FormatsRow
                from={render(formats.from)}
                to={render(formats.to)}
                onSwap={swapped && (() => Object.entries(swapped).forEach(([name, value]) => edit(name, value)))}
              />
            )}
            {textOrFile && (
              <TextOrFile
                fields={textOrFile}
                file={values[textOrFile.file.name] ?? null}
                isFileMissing={fileToChoose(textOrFile.file, state) !== undefined}
                onFile={(file) => edit(textOrFile.file.name, file)}
                render={render}
              />
            )}
            {shown.map(render)}
            {folded.length > 0 && <MoreOptions fields={folded} state={state} render={render} />}
            <SendRow {...{ api, access, person, state, send, loginHref, onShowResult }} />
          </Stack>
        </Form>
      </div>
    </Card>
  );
}

interface MoreOptionsProps {
  readonly fields: readonly Field[];
  readonly state: PlaygroundState;
  readonly render: (field: Field) => ReactNode;
}

/** Folded fields. They open when one has another value than its default, as from an example, and when one is invalid. */
function MoreOptions({ fields, state, render }: MoreOptionsProps) {
  const t = useCopy(hubCopy);
  const presets = valuesOf(fields);
  const isChanged = fields.some(({ name }) => state.values[name] !== presets[name]);
  const isInvalid = fields.some((field) => errorOf(t, field, state) !== undefined);
  const { issues } = state;
  const [isOpen, setIsOpen] = useState(isChanged || isInvalid);
  const [seen, setSeen] = useState({ isChanged, isInvalid, issues });
  if (seen.isChanged !== isChanged || seen.isInvalid !== isInvalid || seen.issues !== issues) {
    setSeen({ isChanged, isInvalid, issues });
    // Each check opens them again. Back at its default, a field stays in sight: it is being edited.
    if (isInvalid || (isChanged && !seen.isChanged)) setIsOpen(true);
  }
  return (
    <Disclosure
      title={t('hub.play.more')}
      summary={fields.map(({ label }) => label).join(', ')}
      isOpen={isOpen}
      onOpenChange={setIsOpen}
    >
      <Stack space={2}>{fields.map(render)}</Stack>
    </Disclosure>
  );
}

interface FieldError {
  readonly text: string;
  readonly place: ErrorPlace | undefined;
}

function errorOf(
  t: Parameters<typeof fieldIssueText>[0],
  field: Field,
  state: PlaygroundState,
): FieldError | undefined {
  const own = state.issues.find((issue) => issue.pointer === field.pointer);
  if (own) return { text: fieldIssueText(t, own), place: own.place };
  const refused = state.outcome?.kind === 'refused' ? state.outcome.refused.issues : [];
  const result = refused.find(
    ({ pointer }) =>
      state.refusedPointers.includes(pointer) && (pointer === field.pointer || pointer.startsWith(`${field.pointer}/`)),
  );
  return result && { text: serverIssueText(t, result), place: errorPlaceOf(result) };
}

function fileToChoose(field: Field, { restored, values }: PlaygroundState): string | undefined {
  const names = fileNamesOf(restored?.values[field.name]);
  return names.length > 0 && filesOf(values[field.name]).length === 0 ? names.join(', ') : undefined;
}

/** Selects the character at a place that an error names, from 1; the browser scrolls there. */
function selectPlace(field: HTMLTextAreaElement, { line = 1, column = 1 }: InputIssue): void {
  const lines = field.value.split('\n');
  const before = lines.slice(0, line - 1).reduce((length, text) => length + text.length + 1, 0);
  const at = Math.min(before + column - 1, field.value.length);
  field.setSelectionRange(at, Math.min(at + 1, field.value.length));
}

/** Moves focus to the first invalid field. */
function useFocusOnIssue(
  box: React.RefObject<HTMLElement | null>,
  { issues, refusedPointers, outcome, isSentByEditing }: PlaygroundState,
): void {
  const count = useRef(0);
  useEffect(() => {
    const now = issues.length;
    if (now > count.current)
      box.current
        ?.querySelector<HTMLElement>('[aria-invalid=true], [data-invalid] button, [data-invalid] input')
        ?.focus();
    count.current = now;
  }, [box, issues]);
  useEffect(() => {
    // Don't move focus while the person types.
    if (refusedPointers.length === 0 || isSentByEditing) return;
    const field = box.current?.querySelector<HTMLElement>(
      '[aria-invalid=true], [data-invalid] button, [data-invalid] input',
    );
    field?.focus({ preventScroll: true });
    const place = outcome?.kind === 'refused' && outcome.refused.issues.find(({ line }) => line !== undefined);
    if (place && field instanceof HTMLTextAreaElement) selectPlace(field, place);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- only when a new refusal comes, not while its fields are edited one by one
  }, [box, outcome]);
}
