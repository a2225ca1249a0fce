import { lazyPart } from '@apiyard/kit/routing/lazy-part.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useSelector } from '@xstate/react';
import { Suspense, useMemo } from 'react';
import { emailsQuery, mailSessionOf } from '../flow/session.ts';
import { addressBookOf } from './recipients.ts';

const Composer = lazyPart('email-composer', () => import('./Composer.tsx').then((module) => module.Composer));

/** The composer of the mailbox while it is open. Its code loads when someone first writes. */
export function ComposerHost() {
  const client = useQueryClient();
  const { composer } = mailSessionOf(client);
  const isOpen = useSelector(composer, (snapshot) => !snapshot.matches('closed'));
  const message = useSelector(composer, ({ context }) => context.message);
  const failure = useSelector(composer, ({ context }) => context.failure);
  const isLeaving = useSelector(composer, ({ context }) => context.leaving !== null && context.failure === null);
  const isSaving = useSelector(composer, (snapshot) => snapshot.matches({ editing: 'saving' }));
  const hasDraft = useSelector(
    composer,
    (snapshot) => snapshot.context.draftId !== null && snapshot.matches({ editing: 'resting' }),
  );
  // Those of the moment when it opened: a draft that is saved changes no addresses.
  const addressBook = useMemo(() => {
    const mailbox = isOpen ? client.getQueryData(emailsQuery.queryKey) : undefined;
    return mailbox === undefined ? [] : addressBookOf(mailbox.data, mailbox.owner);
  }, [client, isOpen]);
  if (!isOpen) return null;
  return (
    <Suspense>
      <Composer
        message={message}
        addressBook={addressBook}
        failure={failure?.of ?? null}
        state={isSaving ? 'saving' : hasDraft ? 'saved' : 'typing'}
        isBusy={isLeaving}
        onEdit={(change) => composer.send({ type: 'edit', change })}
        onSend={(sendAt) => composer.send({ type: 'send', sendAt })}
        onClose={() => composer.send({ type: 'close' })}
        onDiscard={() => composer.send({ type: 'discard' })}
        onRetry={() => composer.send({ type: 'retry' })}
      />
    </Suspense>
  );
}
