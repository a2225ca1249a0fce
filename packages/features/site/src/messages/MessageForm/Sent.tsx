import type { MessageKind } from '@apiyard/api/contract/site/site';
import { Button } from '@apiyard/ui/Button';
import { CopyButton } from '@apiyard/ui/CopyButton';
import { Heading } from '@apiyard/ui/Heading';
import { AllDone } from '@apiyard/ui/illustrations/AllDone';
import { Text } from '@apiyard/ui/Text';
import { visuallyHidden } from '@apiyard/ui/theme/visually-hidden.css';
import { useEffect, useId, useRef } from 'react';
import { useCopy } from '@apiyard/kit/copy.ts';
import { messagesCopy } from '../messages-copy.ts';
import * as css from './MessageForm.css.ts';

interface SentProps {
  readonly kind: MessageKind;
  readonly reference: string;
  readonly email: string;
  readonly onAnother: () => void;
}

/** Replaces the form after sending. Takes the focus, because the send button is gone. */
export function Sent({ kind, reference, email, onAnother }: SentProps) {
  const t = useCopy(messagesCopy);
  const id = useId();
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);
  return (
    <div
      ref={box}
      tabIndex={-1}
      role="group"
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-reference`}
      className={css.sent}
    >
      <AllDone />
      <Heading level={3} size="h4" id={`${id}-title`}>
        {t(kind === 'data-deletion' ? 'messages.deletion.sent' : 'messages.sent.title')}
      </Heading>
      <div className={css.reference}>
        <span id={`${id}-reference`}>
          <span className={visuallyHidden}>{t('messages.sent.reference')} </span>
          <bdi className={css.number}>{reference}</bdi>
        </span>
        <CopyButton text={reference} label={t('messages.sent.copy')} />
      </div>
      <Text tone="quiet" isProse>
        {t('messages.sent.text', { email })}
      </Text>
      <Button onPress={onAnother}>{t('messages.sent.another')}</Button>
    </div>
  );
}
