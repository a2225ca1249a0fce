import type { MessageKind, sendMessage } from '@apiyard/api/contract/site/site';
import { Alert } from '@apiyard/ui/Alert';
import { Button } from '@apiyard/ui/Button';
import { CopyButton } from '@apiyard/ui/CopyButton';
import { Column, Columns } from '@apiyard/ui/Columns';
import { Link } from '@apiyard/ui/Link';
import { Text } from '@apiyard/ui/Text';
import { TextArea } from '@apiyard/ui/TextArea';
import { TextField } from '@apiyard/ui/TextField';
import { visuallyHidden } from '@apiyard/ui/theme/visually-hidden.css';
import { useCopy } from '@apiyard/kit/copy.ts';
import { useFormat } from '@apiyard/kit/format.ts';
import { useProblemText } from '@apiyard/kit/errors/problem-text.ts';
import { EndpointForm } from '@apiyard/kit/forms/EndpointForm.tsx';
import type { Sending } from '@apiyard/kit/forms/use-endpoint-form.ts';
import { refusalOf } from '@apiyard/kit/errors/refusal.ts';
import type { MessageInput, MessageValues, Prefill } from '../message-form.ts';
import { lengthMax, needsText, textLengthMax } from '../message-form.ts';
import { messagesCopy } from '../messages-copy.ts';
import { ChoiceField } from './ChoiceField.tsx';
import { foot } from './MessageForm.css.ts';
import { Sent } from './Sent.tsx';
import { useMessageForm } from './use-message-form.ts';

export interface MessageFormProps {
  readonly kind: MessageKind;
  /** Null until the draft is read. */
  readonly prefill: Prefill | null;
  readonly sending: Sending<MessageInput>;
  /** Proof of work is being calculated. */
  readonly isChecking: boolean;
  /** Reference of the sent message. */
  readonly reference: string | null;
  /** The person changed a field: what to keep as a draft. */
  readonly onTyped: (values: MessageValues) => void;
  readonly onStartOver: () => void;
}

const formTitles = {
  contact: 'messages.contact.form',
  support: 'messages.support.form',
  'data-deletion': 'messages.deletion.form',
} as const;

/** Form for one kind of message, replaced by a confirmation after sending. */
export function MessageForm({ kind, prefill, sending, isChecking, reference, onTyped, onStartOver }: MessageFormProps) {
  const t = useCopy(messagesCopy);
  const format = useFormat();
  const textOf = useProblemText<typeof sendMessage>({
    RateLimited: ({ retryAfterS }) => t('messages.tooMany', { wait: format.duration(retryAfterS) }),
    ProofRequired: t('messages.unproven'),
  });
  const { form, hasDraft, startOver } = useMessageForm(kind, prefill, sending);
  const { values, isSending } = form;
  const clear = () => {
    startOver();
    onStartOver();
  };
  if (reference !== null)
    return <Sent kind={kind} reference={reference} email={values.email.trim()} onAnother={clear} />;

  const field = <Name extends keyof MessageValues>(name: Name) => {
    const { onChange, ...props } = form.field(name);
    return {
      ...props,
      onChange(value: MessageValues[Name]) {
        onChange(value);
        onTyped({ ...values, [name]: value });
      },
    };
  };
  const website = field('website');
  const { code, requestId } = refusalOf(form.error);
  const toQuote = code === 'Internal' && requestId !== undefined ? <CopyButton text={requestId} /> : undefined;
  const isDeletion = kind === 'data-deletion';
  const used = values.text.trim().length;
  const counted = t('messages.count', { used, max: textLengthMax });
  return (
    <EndpointForm form={form} label={t(formTitles[kind])} textOf={textOf} action={toQuote}>
      {hasDraft && (
        <Alert
          tone="info"
          action={
            <Button size="small" onPress={clear}>
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
            isRequired
            autoComplete="name"
            dir="auto"
            maxLength={lengthMax.name}
            isReadOnly={isSending}
            {...field('name')}
          />
        </Column>
        <Column>
          <TextField
            label={t('messages.email')}
            isRequired
            // Not type="email": the browser's own validation would run before ours.
            inputMode="email"
            autoComplete="email"
            dir="ltr"
            maxLength={lengthMax.email}
            description={t('messages.emailHelp')}
            isReadOnly={isSending}
            {...field('email')}
          />
        </Column>
      </Columns>
      {kind !== 'contact' && <ChoiceField kind={kind} {...field('choice')} />}
      {kind !== 'support' && (
        <TextField
          label={t(isDeletion ? 'messages.deletion.username' : 'messages.subject')}
          {...(isDeletion
            ? { isOptional: true, description: t('messages.deletion.usernameHelp'), autoComplete: 'username' }
            : { isRequired: true })}
          dir={isDeletion ? 'ltr' : 'auto'}
          maxLength={lengthMax.subject}
          isReadOnly={isSending}
          {...field('subject')}
        />
      )}
      <TextArea
        label={t(isDeletion ? 'messages.deletion.text' : 'messages.text')}
        {...(needsText(kind, values) ? { isRequired: true } : { isOptional: true })}
        rows={isDeletion ? 4 : 8}
        dir="auto"
        description={isDeletion && used === 0 ? t('messages.deletion.textHelp') : counted}
        isReadOnly={isSending}
        {...field('text')}
      />
      {kind === 'support' && (
        <TextField
          label={t('messages.requestId')}
          isOptional
          isMonospaced
          maxLength={lengthMax.requestId}
          description={t('messages.requestIdHelp')}
          isReadOnly={isSending}
          {...field('requestId')}
        />
      )}
      <label className={visuallyHidden} aria-hidden>
        {t('messages.trap')}
        <input
          name="website"
          tabIndex={-1}
          autoComplete="off"
          value={website.value}
          onChange={({ target }) => website.onChange(target.value)}
        />
      </label>
      <div className={foot}>
        <Button type="submit" tone="primary" isPending={isSending}>
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
    </EndpointForm>
  );
}
