import type { MessageKind } from '@apiyard/api/contract/site';
import { Alert } from '@apiyard/ui/Alert';
import { Button } from '@apiyard/ui/Button';
import { Column, Columns } from '@apiyard/ui/Columns';
import { Form } from '@apiyard/ui/Form';
import { Link } from '@apiyard/ui/Link';
import { Text } from '@apiyard/ui/Text';
import { TextArea } from '@apiyard/ui/TextArea';
import { TextField } from '@apiyard/ui/TextField';
import { visuallyHidden } from '@apiyard/ui/theme/visually-hidden.css';
import { useEffect, useId, useLayoutEffect, useRef } from 'react';
import { useCopy } from '@apiyard/kit/copy.ts';
import type { MessagesProblemKey } from '../choices.ts';
import type { FieldProblem, FieldProblems, MessageField, MessageForm as Filled } from '../message-form.ts';
import { lengthMax, needsText, textLengthMax } from '../message-form.ts';
import { messagesCopy } from '../messages-copy.ts';
import type { Refusal } from '../refusals.ts';
import { ChoiceField } from './ChoiceField.tsx';
import { foot } from './MessageForm.css.ts';
import { RefusalAlert } from './RefusalAlert.tsx';
import { Sent } from './Sent.tsx';

export interface MessageFormProps {
  readonly kind: MessageKind;
  readonly form: Filled;
  readonly problems: FieldProblems;
  readonly refusal: Refusal | null;
  /** Number of submits that were stopped by an invalid field. */
  readonly stops: number;
  /** The fields contain a draft of an earlier visit. */
  readonly hasDraft: boolean;
  readonly isPending: boolean;
  /** Proof of work is being calculated. */
  readonly isChecking: boolean;
  /** Reference of the sent message. */
  readonly reference: string | null;
  readonly onChange: (change: Partial<Filled>) => void;
  /** Text that was typed before hydration. */
  readonly onFound: (found: Partial<Filled>) => void;
  readonly onSend: () => void;
  readonly onStartOver: () => void;
}

const words: { readonly [Field in MessageField]: { readonly [Problem in FieldProblem]?: MessagesProblemKey } } = {
  name: { missing: 'messages.problem.name' },
  email: { missing: 'messages.problem.email', email: 'messages.problem.emailShape' },
  subject: { missing: 'messages.problem.subject' },
  choice: {},
  text: { missing: 'messages.problem.text', 'too long': 'messages.problem.textLong' },
  requestId: { 'too long': 'messages.problem.requestId' },
};

const formTitles = {
  contact: 'messages.contact.form',
  support: 'messages.support.form',
  'data-deletion': 'messages.deletion.form',
} as const;

/** Form for one kind of message, replaced by a confirmation after sending. */
export function MessageForm(props: MessageFormProps) {
  const {
    kind,
    form,
    problems,
    refusal,
    stops,
    hasDraft,
    isPending,
    isChecking,
    reference,
    onChange,
    onFound,
    onSend,
    onStartOver,
  } = props;
  const t = useCopy(messagesCopy);
  const id = useId();
  useTypedBefore(id, onFound);
  useFirstWrong(id, stops);
  if (reference !== null)
    return <Sent kind={kind} reference={reference} email={form.email.trim()} onAnother={onStartOver} />;

  const problemOf = (field: MessageField) => {
    const problem = problems[field];
    const key = problem && words[field][problem];
    return key && t(key, { max: field === 'text' ? textLengthMax : lengthMax.requestId });
  };
  const isDeletion = kind === 'data-deletion';
  const used = form.text.trim().length;
  const counted = t('messages.count', { used, max: textLengthMax });
  return (
    <Form id={id} judge="screen" label={t(formTitles[kind])} onSubmit={() => !isPending && onSend()}>
      {hasDraft && (
        <Alert
          tone="info"
          action={
            <Button size="small" onPress={onStartOver}>
              {t('messages.startOver')}
            </Button>
          }
        >
          {t('messages.draft')}
        </Alert>
      )}
      <Columns space={2} collapseBelow="sm">
        <Column>
          <TextField
            label={t('messages.name')}
            name="name"
            isRequired
            autoComplete="name"
            dir="auto"
            maxLength={lengthMax.name}
            value={form.name}
            isReadOnly={isPending}
            errorMessage={problemOf('name')}
            onChange={(name) => onChange({ name })}
          />
        </Column>
        <Column>
          <TextField
            label={t('messages.email')}
            name="email"
            isRequired
            // Not type="email": the browser's own validation would run before ours.
            inputMode="email"
            autoComplete="email"
            dir="ltr"
            maxLength={lengthMax.email}
            description={t('messages.emailHelp')}
            value={form.email}
            isReadOnly={isPending}
            errorMessage={problemOf('email')}
            onChange={(email) => onChange({ email })}
          />
        </Column>
      </Columns>
      {kind !== 'contact' && (
        <ChoiceField
          kind={kind}
          choice={form.choice}
          isMissing={problems.choice !== undefined}
          onChange={(choice) => onChange({ choice })}
        />
      )}
      {kind !== 'support' && (
        <TextField
          label={t(isDeletion ? 'messages.deletion.username' : 'messages.subject')}
          name="subject"
          {...(isDeletion
            ? { isOptional: true, description: t('messages.deletion.usernameHelp'), autoComplete: 'username' }
            : { isRequired: true })}
          dir={isDeletion ? 'ltr' : 'auto'}
          maxLength={lengthMax.subject}
          value={form.subject}
          isReadOnly={isPending}
          errorMessage={problemOf('subject')}
          onChange={(subject) => onChange({ subject })}
        />
      )}
      <TextArea
        label={t(isDeletion ? 'messages.deletion.text' : 'messages.text')}
        name="text"
        {...(needsText(kind, form) ? { isRequired: true } : { isOptional: true })}
        rows={isDeletion ? 4 : 8}
        dir="auto"
        description={isDeletion && used === 0 ? t('messages.deletion.textHelp') : counted}
        value={form.text}
        isReadOnly={isPending}
        errorMessage={problemOf('text')}
        onChange={(text) => onChange({ text })}
      />
      {kind === 'support' && (
        <TextField
          label={t('messages.requestId')}
          name="requestId"
          isOptional
          isMonospaced
          maxLength={lengthMax.requestId}
          description={t('messages.requestIdHelp')}
          value={form.requestId}
          isReadOnly={isPending}
          errorMessage={problemOf('requestId')}
          onChange={(requestId) => onChange({ requestId })}
        />
      )}
      <label className={visuallyHidden} aria-hidden>
        {t('messages.trap')}
        <input
          name="website"
          tabIndex={-1}
          autoComplete="off"
          value={form.website}
          onChange={({ target }) => onChange({ website: target.value })}
        />
      </label>
      {refusal !== null && <RefusalAlert refusal={refusal} />}
      <div className={foot}>
        <Button type="submit" tone="primary" isPending={isPending}>
          {t(isDeletion ? 'messages.deletion.send' : 'messages.send')}
        </Button>
        <Text as="span" size="small" tone="quiet">
          {t('messages.privacy')} <Link href="/privacyp#messages">{t('messages.privacyLink')}</Link>
        </Text>
        {/* Always there: screen readers announce what changes in it. */}
        <span role="status" className={isChecking ? undefined : visuallyHidden}>
          {isChecking && (
            <Text as="span" size="small">
              {t('messages.checking')}
            </Text>
          )}
        </span>
      </div>
    </Form>
  );
}

const controls = 'input, textarea, button';

/** Focuses the first invalid field after each submit, but not while fields are being fixed. */
function useFirstWrong(formId: string, stops: number): void {
  useEffect(() => {
    const wrong =
      stops > 0
        ? document.getElementById(formId)?.querySelector<HTMLElement>('[aria-invalid="true"], [data-invalid]')
        : null;
    const control = wrong?.matches(controls) ? wrong : wrong?.querySelector<HTMLElement>(controls);
    control?.focus();
  }, [formId, stops]);
}

const typedFields = ['name', 'email', 'subject', 'text', 'requestId'] as const;

/**
 * People can type before hydration. React would reset the fields to the empty state at its next change, so their
 * values are taken over first.
 */
function useTypedBefore(formId: string, onFound: MessageFormProps['onFound']): void {
  const found = useRef(onFound);
  useLayoutEffect(() => {
    const element = document.getElementById(formId);
    if (!(element instanceof HTMLFormElement)) return;
    const data = new FormData(element);
    const typed = typedFields.flatMap((field) => {
      const value = data.get(field);
      return typeof value === 'string' && value !== '' ? [[field, value] as const] : [];
    });
    if (typed.length > 0) found.current(Object.fromEntries(typed));
  }, [formId]);
}
