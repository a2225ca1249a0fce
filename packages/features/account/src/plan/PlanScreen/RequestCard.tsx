import type { AccountPlan, PlanRequest, withdrawPlanRequest } from '@apiyard/api/contract/plans/account-plan';
import { accountPlanLimits, requestPlan } from '@apiyard/api/contract/plans/account-plan';
import type { InputOf } from '@apiyard/api/contract/endpoint';
import type { Plan } from '@apiyard/api/contract/plans/plans';
import { freePlanId } from '@apiyard/api/contract/plans/plans';
import { Alert } from '@apiyard/ui/Alert';
import { Button } from '@apiyard/ui/Button';
import { Card } from '@apiyard/ui/Card';
import { Select } from '@apiyard/ui/Select';
import { Stack } from '@apiyard/ui/Stack';
import { Text } from '@apiyard/ui/Text';
import { TextArea } from '@apiyard/ui/TextArea';
import { useEffect, useRef } from 'react';
import { useCopy } from '@apiyard/kit/copy.ts';
import { ProblemAlert } from '@apiyard/kit/errors/ProblemAlert.tsx';
import { useFormat } from '@apiyard/kit/format.ts';
import { EndpointForm } from '@apiyard/kit/forms/EndpointForm.tsx';
import { useEndpointForm } from '@apiyard/kit/forms/use-endpoint-form.ts';
import { planCardCopy } from '@apiyard/kit/PlanCard/plan-card-copy.ts';
import { planName } from '@apiyard/kit/PlanCard/plan-facts.ts';
import type { MutationState } from '@apiyard/kit/data/mutation-state.ts';
import { planCopy } from '../plan-copy.ts';
import { useRequestProblemText } from '../problem-text.ts';
import { answerable, note } from './PlanScreen.css.ts';

export interface RequestCardProps {
  readonly account: AccountPlan;
  readonly offered: readonly Plan[];
  /** ID of the plan preselected by the link. */
  readonly wanted: string | null;
  readonly asked: MutationState<InputOf<typeof requestPlan>, PlanRequest>;
  readonly withdrawn: MutationState<InputOf<typeof withdrawPlanRequest>, PlanRequest>;
}

/** Requests a plan from the operator, and shows the response. */
export function RequestCard({ account: { plan, request }, offered, wanted, asked, withdrawn }: RequestCardProps) {
  const t = useCopy(planCopy);
  const open = request?.state === 'open' ? request : null;
  const others = offered.filter(({ id }) => id !== plan.id && id !== freePlanId);
  const box = useRef<HTMLDivElement>(null);
  const openId = open?.id ?? null;
  const before = useRef(openId);
  useEffect(() => {
    if (before.current === openId) return;
    before.current = openId;
    // The pressed button has disappeared: the focus moves to the result.
    if (document.activeElement === document.body || box.current?.contains(document.activeElement)) box.current?.focus();
  }, [openId]);
  return (
    <Card title={t('plan.request')}>
      <div ref={box} tabIndex={-1} className={answerable}>
        {open !== null ? (
          <Waits request={open} withdrawn={withdrawn} />
        ) : (
          <Stack space={2}>
            {request !== null && <Answered request={request} />}
            {others.length === 0 ? (
              <Text tone="quiet">{t('plan.request.nothing')}</Text>
            ) : (
              <Ask {...{ others, wanted, asked }} />
            )}
          </Stack>
        )}
      </div>
    </Card>
  );
}

function Waits({ request, withdrawn }: { readonly request: PlanRequest } & Pick<RequestCardProps, 'withdrawn'>) {
  const t = useCopy(planCopy);
  const tPlan = useCopy(planCardCopy);
  const format = useFormat();
  const textOf = useRequestProblemText();
  return (
    <Stack space={2}>
      <Alert
        tone="info"
        title={t('plan.request.sent', { plan: planName(request.plan, tPlan) })}
        action={
          <Button isPending={withdrawn.isPending} onPress={() => withdrawn.mutate({ id: request.id })}>
            {t('plan.request.withdraw')}
          </Button>
        }
      >
        {t('plan.request.sentText', { date: format.moment(request.createdAt) })}
      </Alert>
      {request.message !== '' && (
        <div className={note}>
          <Text tone="quiet">
            <bdi>{request.message}</bdi>
          </Text>
        </div>
      )}
      <ProblemAlert error={withdrawn.error} textOf={textOf} />
    </Stack>
  );
}

function Answered({ request: { state, plan, answer, answeredAt, createdAt } }: { readonly request: PlanRequest }) {
  const t = useCopy(planCopy);
  const tPlan = useCopy(planCardCopy);
  const format = useFormat();
  const isGranted = state === 'granted';
  return (
    <Alert
      tone={isGranted ? 'success' : 'warning'}
      title={t(isGranted ? 'plan.request.granted' : 'plan.request.declined', { plan: planName(plan, tPlan) })}
    >
      <Stack space={1}>
        {answer !== '' && (
          <div className={note}>
            <bdi>{answer}</bdi>
          </div>
        )}
        <Text size="small" tone="quiet">
          {format.moment(answeredAt ?? createdAt)}
        </Text>
      </Stack>
    </Alert>
  );
}

interface AskProps extends Pick<RequestCardProps, 'wanted' | 'asked'> {
  readonly others: readonly Plan[];
}

function Ask({ others, wanted, asked }: AskProps) {
  const t = useCopy(planCopy);
  const tPlan = useCopy(planCardCopy);
  const textOf = useRequestProblemText();
  /** The linked plan or the first available one is preselected until the person selects one. */
  const planOf = (chosen: string | null): string =>
    (
      others.find(({ id }) => id === chosen) ??
      others.find(({ id }) => id === wanted) ??
      others.find(({ featured }) => featured) ??
      others[0]
    )?.id ?? '';
  const form = useEndpointForm(requestPlan, {
    values: { plan: null as string | null, message: '' },
    sending: asked,
    inputOf: ({ plan, message }) => ({ plan: planOf(plan), message }),
    texts: { plan: t('plan.request.gone') },
    codes: { SamePlan: ['plan', t('plan.request.same')] },
  });
  const plan = form.field('plan');
  return (
    <EndpointForm form={form} label={t('plan.request')} textOf={textOf}>
      <Text tone="quiet">{t('plan.request.text')}</Text>
      <Select
        label={t('plan.request.plan')}
        options={others.map((offer) => ({ id: offer.id, label: planName(offer, tPlan) }))}
        {...plan}
        value={planOf(plan.value)}
      />
      <TextArea
        label={t('plan.request.message')}
        isOptional
        description={t('plan.request.messageHelp')}
        {...form.field('message')}
        maxLength={accountPlanLimits.messageLength}
        rows={3}
      />
      <div>
        <Button type="submit" isPending={form.isSending}>
          {t('plan.request.send')}
        </Button>
      </div>
    </EndpointForm>
  );
}
