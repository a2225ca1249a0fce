import type { AdminPlan } from '@apiyard/api/contract/plans';
import { createPlan, deletePlan, listAdminPlans, savePlan } from '@apiyard/api/contract/plans';
import { useCallback, useState } from 'react';
import type { LoaderFunctionArgs } from 'react-router';
import { useLoaderData, useRevalidator } from 'react-router';
import { useLoadable } from '../_kit/loadable.ts';
import { requireAdmin, servicesOf } from '../_kit/route.ts';
import { say } from '../_kit/say.ts';
import { useServices } from '../_kit/services.tsx';
import { useSubmission } from '../_kit/submission.ts';
import { whenOpened } from '../_kit/when-opened.tsx';
import type { PlanDialogProps } from './plans/PlanDialog.tsx';
import type { PlanFields } from './plans/plan-form.ts';
import { PlansScreen } from './plans/PlansScreen.tsx';
import { refusalText } from './refusals.ts';
import { useWords } from './use-words.ts';

const LazyPlanDialog = whenOpened<PlanDialogProps>(
  'plan-dialog',
  () => import('./plans/PlanDialog.tsx').then(({ PlanDialog }) => PlanDialog),
  ({ of }) => of !== null,
);

interface PlansData {
  readonly plans: Promise<readonly AdminPlan[]>;
}

/** Nothing is waited for: the page stands at once and fills in. */
export function loader(args: LoaderFunctionArgs): PlansData {
  requireAdmin(args);
  const plans = servicesOf(args)
    .api.send(listAdminPlans, {})
    .then(({ items }) => items);
  // The screen shows failures; without a listener the browser would report them as well.
  plans.catch(() => {});
  return { plans };
}

export function Component() {
  const { api, session } = useServices();
  const words = useWords();
  const { t, nameOf } = words;
  const plans = useLoadable(useLoaderData<PlansData>().plans);
  const { revalidate } = useRevalidator();
  const reload = useCallback(() => void revalidate(), [revalidate]);
  const [open, setOpen] = useState<{ kind: 'new' } | { kind: 'edit'; id: string } | null>(null);
  /** Left out of the list while their deletion is under way. */
  const [leaving, setLeaving] = useState<ReadonlySet<string>>(new Set());
  // The plan as it stands now: another admin's change shows in the dialog once it was loaded.
  const editing =
    open?.kind === 'edit' && plans.state === 'done' ? plans.value.find(({ id }) => id === open.id) : undefined;
  const saving = useSubmission<PlanFields, AdminPlan>(
    (fields) =>
      editing === undefined
        ? api.send(createPlan, fields)
        : api.send(savePlan, { ...fields, id: editing.id, version: editing.version }),
    (plan) => {
      setOpen(null);
      say({ tone: 'success', message: t('premium.plans.done.saved', { plan: nameOf(plan) }) });
      reload();
      // The admin's own limits may be other ones now.
      void session.refresh();
    },
  );
  const tellRefused = (error: unknown) => say({ tone: 'error', message: refusalText(error, words) });
  const onDelete = (plan: AdminPlan) => {
    const { version: _version, people: _people, ...fields } = plan;
    const stays = () => setLeaving((before) => new Set([...before].filter((id) => id !== plan.id)));
    setLeaving((before) => new Set(before).add(plan.id));
    const undo = () => void api.send(createPlan, fields).then(reload, tellRefused);
    api
      .send(deletePlan, { id: plan.id })
      .then(() => {
        say({
          tone: 'success',
          message: t('premium.plans.done.deleted', { plan: nameOf(plan) }),
          action: { label: t('premium.undo'), onPress: undo },
        });
        return revalidate();
      }, tellRefused)
      .finally(stays);
  };
  const shown = plans.state === 'done' ? { ...plans, value: plans.value.filter(({ id }) => !leaving.has(id)) } : plans;
  return (
    <>
      <PlansScreen
        plans={shown}
        onNew={() => setOpen({ kind: 'new' })}
        onEdit={({ id }) => setOpen({ kind: 'edit', id })}
        onDelete={onDelete}
        onRetry={reload}
      />
      <LazyPlanDialog
        of={open?.kind === 'new' ? open : editing === undefined ? null : { kind: 'edit', plan: editing }}
        saving={saving}
        onReload={reload}
        onClose={() => setOpen(null)}
      />
    </>
  );
}
