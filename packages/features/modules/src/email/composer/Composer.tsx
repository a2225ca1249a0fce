import type { Message } from '@apiyard/api/contract/modules/email';
import { useCopy } from '@apiyard/kit/copy.ts';
import { Alert } from '@apiyard/ui/Alert';
import { Button } from '@apiyard/ui/Button';
import { Dialog } from '@apiyard/ui/Dialog';
import { Inline } from '@apiyard/ui/Inline';
import { RichText } from '@apiyard/ui/RichText';
import { Stack } from '@apiyard/ui/Stack';
import { Text } from '@apiyard/ui/Text';
import { TextField } from '@apiyard/ui/TextField';
import { IconClock, IconSend, IconTrash } from '@tabler/icons-react';
import { useLayoutEffect, useRef, useState } from 'react';
import { emailCopy } from '../email-copy.ts';
import type { Mailbox } from '../mailbox/mailboxes.ts';
import { invalidIn } from '../mailbox/mailboxes.ts';
import { LaterMenu } from '../parts/LaterMenu.tsx';
import { smallPicture } from '../../pictures/small-picture.ts';
import { attachFiles, contentMax, previewed } from './attach-files.ts';
import type { AttachProblem } from './attach-files.ts';
import { AttachedFiles } from './AttachedFiles.tsx';
import { dropArea, foot, recipients } from './Composer.css.ts';
import { Recipients } from './Recipients.tsx';

export interface ComposerProps {
  readonly message: Message;
  readonly addressBook: readonly Mailbox[];
  /** What failed last. */
  readonly failure: 'saving' | 'sending' | null;
  readonly state: 'typing' | 'saving' | 'saved';
  /** It is being sent or closed. */
  readonly isBusy: boolean;
  readonly onEdit: (change: Partial<Message>) => void;
  /** At this moment in ISO 8601; null is now. */
  readonly onSend: (sendAt: string | null) => void;
  readonly onClose: () => void;
  readonly onDiscard: () => void;
  readonly onRetry: () => void;
}

type Recipients = 'To' | 'cc' | 'bcc';

/** Pictures that are dropped or pasted into the text are part of it; all other files are attached. */
const isForText = (target: EventTarget, files: FileList): boolean =>
  target instanceof Element &&
  target.closest('[contenteditable=true]') !== null &&
  [...files].every(({ type }) => previewed.test(type));

/** Writes one email. What is typed is saved as a draft, so closing loses nothing. */
export function Composer(props: ComposerProps) {
  const { message, addressBook, failure, state, isBusy, onEdit, onSend, onClose, onDiscard, onRetry } = props;
  const t = useCopy(emailCopy);
  const [hasCopies, setHasCopies] = useState(message.cc !== '' || message.bcc !== '');
  const [areChecked, setAreChecked] = useState(false);
  const [problem, setProblem] = useState<AttachProblem | null>(null);
  const [isReply] = useState(message.To !== '');
  const box = useRef<HTMLDivElement>(null);
  const attached = useRef(message.attchments);
  const writtenLength = useRef(0);
  useLayoutEffect(() => {
    attached.current = message.attchments;
    writtenLength.current = message.emailContent.length;
  });

  const errorOf = (field: Recipients): string | undefined => {
    if (!areChecked) return undefined;
    const invalid = invalidIn(message[field]);
    if (invalid.length > 0) return t('email.composer.invalid', { addresses: invalid.join(', ') });
    const isNone = message.To.trim() === '' && message.cc.trim() === '' && message.bcc.trim() === '';
    return field === 'To' && isNone ? t('email.composer.noRecipients') : undefined;
  };
  const send = (sendAt: string | null) => {
    setAreChecked(true);
    const written = [message.To, message.cc, message.bcc].filter((text) => text.trim() !== '');
    if (written.length > 0 && written.every((text) => invalidIn(text).length === 0)) return onSend(sendAt);
    if (invalidIn(`${message.cc}, ${message.bcc}`).length > 0) setHasCopies(true);
    box.current?.querySelector('input')?.focus();
  };
  const add = async (files: readonly File[]) => {
    if (files.length === 0) return;
    const added = await attachFiles(attached.current, files);
    setProblem(added.problem);
    onEdit({ attchments: added.attachments });
  };
  /** A picture in the text, made smaller if it is large. */
  const readPicture = async (file: File) => {
    const url = await smallPicture(file).catch(() => null);
    if (url !== null && writtenLength.current + url.length <= contentMax) return url;
    setProblem({ kind: 'noRoom', file: file.name });
    return null;
  };
  const field = (name: Recipients, label: string) => {
    const errorMessage = errorOf(name);
    return (
      <Recipients
        label={label}
        value={message[name]}
        addressBook={addressBook}
        errorMessage={errorMessage}
        onChange={(value) => onEdit({ [name]: value })}
      />
    );
  };
  return (
    <Dialog
      title={message.subject === '' ? t('email.composer.new') : message.subject}
      size="large"
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      actions={
        <div className={foot}>
          <Button tone="plain" icon={<IconTrash size={20} stroke={1.5} aria-hidden />} onPress={onDiscard}>
            {t('email.composer.discard')}
          </Button>
          <Inline space={1}>
            <LaterMenu
              label={t('email.composer.sendLater')}
              trigger={
                <Button icon={<IconClock size={20} stroke={1.5} aria-hidden />}>{t('email.composer.sendLater')}</Button>
              }
              onChoose={send}
            />
            <Button
              tone="primary"
              icon={<IconSend size={20} stroke={1.5} aria-hidden />}
              isPending={isBusy}
              onPress={() => send(null)}
            >
              {t('email.composer.send')}
            </Button>
          </Inline>
        </div>
      }
    >
      {/* Files are dropped and pasted anywhere; the button of the files does the same by keyboard. */}
      {/* oxlint-disable-next-line no-static-element-interactions */}
      <div
        ref={box}
        className={dropArea}
        onDragOver={(event) => event.dataTransfer.types.includes('Files') && event.preventDefault()}
        onDrop={(event) => {
          if (event.dataTransfer.files.length === 0 || isForText(event.target, event.dataTransfer.files)) return;
          event.preventDefault();
          void add([...event.dataTransfer.files]);
        }}
        onPasteCapture={(event) => {
          if (event.clipboardData.files.length === 0 || isForText(event.target, event.clipboardData.files)) return;
          event.preventDefault();
          event.stopPropagation();
          void add([...event.clipboardData.files]);
        }}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
          event.preventDefault();
          send(null);
        }}
      >
        <Stack space={2}>
          {failure !== null && (
            <Alert tone="error">
              <Inline space={1}>
                {t(failure === 'sending' ? 'email.composer.notSent' : 'email.composer.notSaved')}
                {failure === 'saving' && (
                  <Button size="small" onPress={onRetry}>
                    {t('email.composer.retry')}
                  </Button>
                )}
              </Inline>
            </Alert>
          )}
          <div className={recipients}>
            {field('To', t('email.composer.to'))}
            {!hasCopies && (
              <Button tone="plain" onPress={() => setHasCopies(true)}>
                {t('email.composer.addCopies')}
              </Button>
            )}
          </div>
          {hasCopies && field('cc', t('email.composer.cc'))}
          {hasCopies && field('bcc', t('email.composer.bcc'))}
          <TextField
            label={t('email.composer.subject')}
            value={message.subject}
            onChange={(subject) => onEdit({ subject })}
          />
          <RichText
            label={t('email.composer.body')}
            value={message.emailContent}
            rows={8}
            // oxlint-disable-next-line no-autofocus -- a reply has its recipients: people go on with the text.
            autoFocus={isReply}
            readPicture={readPicture}
            onChange={(emailContent) => onEdit({ emailContent })}
          />
          <AttachedFiles
            files={message.attchments}
            problem={problem}
            onAdd={(files) => void add(files)}
            onRemove={(id) => onEdit({ attchments: message.attchments.filter((file) => file.id !== id) })}
          />
          <Text size="small" tone="quiet" aria-live="polite">
            {state === 'saving' ? t('email.composer.saving') : state === 'saved' ? t('email.composer.saved') : '\u00a0'}
          </Text>
        </Stack>
      </div>
    </Dialog>
  );
}
