import type { InputOf } from '@apiyard/api/contract/endpoint';
import {
  changePremium,
  createVouchers,
  declinePlanRequest,
  grantPlanRequest,
  grantPremium,
  listPlanRequests,
  listPremium,
  listVouchers,
  restorePremium,
  restoreVoucher,
  revokePremium,
  withdrawVoucher,
} from '@apiyard/api/contract/plans/premium';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { apiOf } from '@apiyard/kit/data/query-client.ts';
import { invalidate, mutation } from '@apiyard/kit/data/query.ts';
import { useServices } from '@apiyard/kit/services.tsx';
import { showToast } from '@apiyard/kit/toast.ts';
import { usePremiumProblemText } from './problem-text.ts';
import { useWords } from './use-words.ts';

export const premiumLists = [listPremium, listPlanRequests, listVouchers];

/** Changes of the premium page. Each shows a toast with its result and reloads the lists. */
export function usePremiumChanges() {
  const client = useQueryClient();
  const { session } = useServices();
  const words = useWords();
  const textOf = usePremiumProblemText();
  const { t } = words;
  const reload = () => void invalidate(client, premiumLists);
  const showDone = (message: string, undo?: () => void) => {
    showToast({
      tone: 'success',
      message,
      ...(undo && { action: { label: t('premium.undo'), onPress: undo } }),
    });
    reload();
    // The admin's own plan may have changed.
    void session.refresh();
  };
  const onError = (error: unknown) => {
    showToast({ tone: 'error', message: textOf(error) });
    reload();
  };
  const restore = useMutation({
    ...mutation(restorePremium),
    onSuccess: ({ username: name }) => showDone(t('premium.done.restored', { name })),
    onError,
  });
  const reactivate = useMutation({
    ...mutation(restoreVoucher),
    onSuccess: ({ masked: code }) => showDone(t('premium.done.usable', { code })),
    onError,
  });
  return {
    grant: useMutation({
      mutationFn: (input: InputOf<typeof grantPremium> | InputOf<typeof changePremium>) =>
        'id' in input ? apiOf(client).send(changePremium, input) : apiOf(client).send(grantPremium, input),
      onSuccess: ({ username, plan, until }) =>
        showDone(t('premium.done.granted', { name: username, plan: words.nameOf(plan), end: words.endWords(until) })),
    }),
    revoke: useMutation({
      ...mutation(revokePremium),
      onSuccess: ({ id, username, plan }) =>
        showDone(t('premium.done.revoked', { name: username, plan: words.nameOf(plan) }), () => restore.mutate({ id })),
    }),
    restore,
    answer: useMutation({
      mutationFn: (input: InputOf<typeof grantPlanRequest> | InputOf<typeof declinePlanRequest>) =>
        'days' in input ? apiOf(client).send(grantPlanRequest, input) : apiOf(client).send(declinePlanRequest, input),
      onSuccess: ({ state, person, plan }) =>
        showDone(
          t(state === 'granted' ? 'premium.done.answeredYes' : 'premium.done.answeredNo', {
            name: person.username,
            plan: words.nameOf(plan),
          }),
        ),
    }),
    make: useMutation(mutation(createVouchers, { invalidates: premiumLists })),
    withdraw: useMutation({
      ...mutation(withdrawVoucher),
      onSuccess: ({ id, masked: code }) =>
        showDone(t('premium.done.withdrawn', { code }), () => reactivate.mutate({ id })),
      onError,
    }),
    reactivate,
  };
}
