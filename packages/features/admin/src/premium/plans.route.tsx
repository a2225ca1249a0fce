import type { InputOf } from '@apiyard/api/contract/endpoint';
import { createPlan, listAdminPlans, listPlans, savePlan } from '@apiyard/api/contract/plans/plans';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { LoaderFunctionArgs } from 'react-router';
import { loadable } from '@apiyard/kit/data/loadable.ts';
import { apiOf } from '@apiyard/kit/data/query-client.ts';
import { invalidate, query } from '@apiyard/kit/data/query.ts';
import { useOptimisticList } from '@apiyard/kit/data/use-optimistic-list.ts';
import { servicesOf } from '@apiyard/kit/routing/route.ts';
import { useOpensNew } from '@apiyard/kit/routing/use-opens-new.ts';
import { useServices } from '@apiyard/kit/services.tsx';
import { showToast } from '@apiyard/kit/toast.ts';
import { whenOpened } from '@apiyard/kit/routing/when-opened.tsx';
import { planChanges } from './plans/plan-changes.ts';
import type { PlanDialogProps } from './plans/PlanDialog.tsx';
import { PlansScreen } from './plans/PlansScreen.tsx';
import { usePremiumProblemText } from './problem-text.ts';
import { useWords } from './use-words.ts';

const LazyPlanDialog = whenOpened<PlanDialogProps>(
  'plan-dialog',
  () => import('./plans/PlanDialog.tsx').then(({ PlanDialog }) => PlanDialog),
  ({ of }) => of !== null,
);

const plansQuery = query(listAdminPlans, {});

/** Does not await the data: the page renders immediately and fills in. */
export function loader(args: LoaderFunctionArgs): null {
  void servicesOf(args).queryClient.prefetchQuery(plansQuery);
  return null;
}

export function Component() {
  const { session } = useServices();
  const client = useQueryClient();
  const words = useWords();
  const textOf = usePremiumProblemText();
  const { t, nameOf } = words;
  const reload = () => void invalidate(client, [listAdminPlans, listPlans]);
  const { items: plans, change } = useOptimisticList({
    queryKey: plansQuery.queryKey,
    items: loadable(useQuery({ ...plansQuery, select: ({ items }) => items })),
    changes: planChanges,
    onSaved({ kind, plan }, _result, again) {
      reload();
      if (kind === 'delete')
        showToast({
          tone: 'success',
          message: t('premium.plans.done.deleted', { plan: nameOf(plan) }),
          action: { label: t('premium.undo'), onPress: () => again({ kind: 'restore', plan }) },
        });
    },
    onRefused(_change, error) {
      showToast({ tone: 'error', message: textOf(error) });
      return true;
    },
  });
  const [open, setOpen] = useState<{ kind: 'new' } | { kind: 'edit'; id: string } | null>(null);
  const close = () => setOpen(null);
  const show = (next: typeof open) => {
    saving.reset();
    setOpen(next);
  };
  // The current plan: another admin's change shows in the dialog after a reload.
  const editing =
    open?.kind === 'edit' && plans.state === 'done' ? plans.value.find(({ id }) => id === open.id) : undefined;
  const saving = useMutation({
    mutationFn: (input: InputOf<typeof createPlan> | InputOf<typeof savePlan>) =>
      'version' in input ? apiOf(client).send(savePlan, input) : apiOf(client).send(createPlan, input),
    onSuccess(plan) {
      showToast({ tone: 'success', message: t('premium.plans.done.saved', { plan: nameOf(plan) }) });
      reload();
      // The admin's own limits may have changed.
      void session.refresh();
    },
  });
  useOpensNew(() => show({ kind: 'new' }));
  return (
    <>
      <PlansScreen
        plans={plans}
        onNew={() => show({ kind: 'new' })}
        onEdit={({ id }) => show({ kind: 'edit', id })}
        onDelete={(plan) => change({ kind: 'delete', plan })}
        onRetry={reload}
      />
      <LazyPlanDialog
        of={open?.kind === 'new' ? open : editing === undefined ? null : { kind: 'edit', plan: editing }}
        saving={{ ...saving, mutate: (input) => saving.mutate(input, { onSuccess: close }) }}
        onReload={reload}
        onClose={close}
      />
    </>
  );
}
