import { lazyPart } from '@apiyard/kit/routing/lazy-part.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useSelector } from '@xstate/react';
import { Suspense } from 'react';
import { mailSessionOf } from '../flow/session.ts';

const Composer = lazyPart('email-composer', () => import('./Composer.tsx').then((module) => module.Composer));

/** The composer of the mailbox while it is open. Its code loads when someone first writes. */
export function ComposerHost() {
  const { composer } = mailSessionOf(useQueryClient());
  const isOpen = useSelector(composer, (snapshot) => !snapshot.matches('closed'));
  const message = useSelector(composer, ({ context }) => context.message);
  const failure = useSelector(composer, ({ context }) => context.failure);
  const isLeaving = useSelector(composer, ({ context }) => context.leaving !== null && context.failure === null);
  const isSaving = useSelector(composer, (snapshot) => snapshot.matches({ editing: 'saving' }));
  const hasDraft = useSelector(
    composer,
    (snapshot) => snapshot.context.draftId !== null && snapshot.matches({ editing: 'resting' }),
  );
  if (!isOpen) return null;
  return (
    <Suspense>
      <Composer
        message={message}
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
