import { setFirstSteps } from '@apiyard/api/contract/accounts/first-steps';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useCopy } from '@apiyard/kit/copy.ts';
import { mutation } from '@apiyard/kit/data/query.ts';
import { useServices, useUser } from '@apiyard/kit/services.tsx';
import { showToast } from '@apiyard/kit/toast.ts';
import { homeCopy } from './home-copy.ts';

export interface FirstStepsState {
  readonly isDone: boolean;
  /** Hides them, done or not. */
  readonly onClose: () => void;
}

/**
 * The first steps of a new account; null where they are not shown. Once they are done, they stay until the person leaves
 * the page, and do not come back.
 */
export function useFirstSteps(isDone: boolean): FirstStepsState | null {
  const t = useCopy(homeCopy);
  const user = useUser();
  const { session } = useServices();
  const [visit, setVisit] = useState<'not new' | 'shown' | 'closed'>('not new');
  if (visit === 'not new' && user?.showsFirstSteps === true) setVisit('shown');
  const { mutate } = useMutation({ ...mutation(setFirstSteps), onSuccess: () => void session.refresh() });
  const ends = visit === 'shown' && isDone;
  useEffect(() => {
    if (ends) mutate({ isShown: false });
  }, [ends, mutate]);
  if (visit !== 'shown') return null;
  const onClose = () => {
    setVisit('closed');
    if (isDone) return;
    mutate(
      { isShown: false },
      {
        onSuccess: () =>
          showToast({
            tone: 'info',
            message: t('home.first.hidden'),
            action: {
              label: t('home.first.undo'),
              onPress() {
                setVisit('shown');
                mutate({ isShown: true });
              },
            },
          }),
        onError() {
          setVisit('shown');
          showToast({ tone: 'error', message: t('home.first.hideFailed') });
        },
      },
    );
  };
  return { isDone, onClose };
}
