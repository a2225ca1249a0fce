import type { AdminPlan } from '@apiyard/api/contract/plans/plans';
import { freePlanId } from '@apiyard/api/contract/plans/plans';
import { Badge } from '@apiyard/ui/Badge';
import { Button } from '@apiyard/ui/Button';
import { Failed } from '@apiyard/ui/Failed';
import { IconButton } from '@apiyard/ui/IconButton';
import { Inline } from '@apiyard/ui/Inline';
import { Stack } from '@apiyard/ui/Stack';
import { Text } from '@apiyard/ui/Text';
import { IconPencil, IconPlus, IconTrash } from '@tabler/icons-react';
import { useRef } from 'react';
import { useCopy, useLanguage } from '@apiyard/kit/copy.ts';
import { useKeepFocus } from '@apiyard/kit/browser/keep-focus.ts';
import { localeOf } from '@apiyard/kit/settings/language.ts';
import type { Loadable } from '@apiyard/kit/data/loadable.ts';
import { PageBand } from '@apiyard/kit/PageBand/PageBand.tsx';
import { planCardCopy } from '@apiyard/kit/PlanCard/plan-card-copy.ts';
import { priceOf } from '@apiyard/kit/PlanCard/plan-facts.ts';
import { cardHead, lines } from '@apiyard/kit/RowList/RowList.css.ts';
import { RowList } from '@apiyard/kit/RowList/RowList.tsx';
import { useWords } from '../use-words.ts';

export interface PlansScreenProps {
  readonly plans: Loadable<readonly AdminPlan[]>;
  readonly onNew: () => void;
  readonly onEdit: (plan: AdminPlan) => void;
  readonly onDelete: (plan: AdminPlan) => void;
  readonly onRetry: () => void;
}

export function PlansScreen({ plans, onNew, onEdit, onDelete, onRetry }: PlansScreenProps) {
  const { t } = useWords();
  const box = useRef<HTMLDivElement>(null);
  useKeepFocus(box);
  return (
    <Stack space={2}>
      <PageBand
        title={t('premium.plans.title')}
        purpose={t('premium.plans.purpose')}
        actions={
          <Button tone="primary" icon={<IconPlus size={20} stroke={1.5} />} onPress={onNew}>
            {t('premium.plans.new')}
          </Button>
        }
      />
      <div ref={box}>
        {plans.state === 'failed' ? (
          <Failed title={t('premium.plans.failed')} onRetry={onRetry} requestId={plans.requestId}>
            {t('premium.failedText')}
          </Failed>
        ) : (
          <PlanRows plans={plans.state === 'done' ? plans.value : null} onEdit={onEdit} onDelete={onDelete} />
        )}
      </div>
    </Stack>
  );
}

interface RowsProps extends Pick<PlansScreenProps, 'onEdit' | 'onDelete'> {
  /** Null while loading. */
  readonly plans: readonly AdminPlan[] | null;
}

function usePrice() {
  const t = useCopy(planCardCopy);
  const locale = localeOf(useLanguage());
  return (plan: AdminPlan) => {
    const { words, isMonthly } = priceOf(plan, locale, t);
    return isMonthly ? `${words} ${t('planCard.price.month')}` : words;
  };
}

function PlanRows({ plans, ...acts }: RowsProps) {
  const { t, format } = useWords();
  const price = usePrice();
  const figure = (value: number) => (
    <Text as="span" isTabular>
      {format.number(value)}
    </Text>
  );
  return (
    <RowList
      label={t('premium.plans.title')}
      rows={plans}
      rowId={({ id }) => id}
      waiting={{ cards: 2, lines: 4 }}
      columns={[
        { id: 'plan', label: t('premium.plan'), render: (plan) => <Name plan={plan} /> },
        { id: 'people', label: t('premium.plans.people'), align: 'end', render: ({ people }) => figure(people) },
        { id: 'day', label: t('premium.plans.day'), align: 'end', render: ({ callsPerDay }) => figure(callsPerDay) },
        {
          id: 'minute',
          label: t('premium.plans.minute'),
          align: 'end',
          render: ({ callsPerMinute }) => figure(callsPerMinute),
        },
        {
          id: 'premium',
          label: t('premium.plans.premiumApis'),
          render: ({ premiumApis }) => t(premiumApis ? 'premium.plans.yes' : 'premium.plans.no'),
        },
        { id: 'price', label: t('premium.plans.price'), align: 'end', render: (plan) => <bdi>{price(plan)}</bdi> },
        { id: 'acts', label: t('premium.actions'), align: 'end', render: (plan) => <Acts plan={plan} {...acts} /> },
      ]}
      card={(plan) => (
        <>
          <div className={cardHead}>
            <Name plan={plan} />
            <Acts plan={plan} {...acts} />
          </div>
          <Text>
            <bdi>{price(plan)}</bdi>
          </Text>
          <Text size="small" tone="quiet">
            {t('premium.plans.people')} {format.number(plan.people)} · {t('premium.plans.day')}{' '}
            {format.number(plan.callsPerDay)} · {t('premium.plans.minute')} {format.number(plan.callsPerMinute)}
          </Text>
        </>
      )}
    />
  );
}

function Name({ plan }: { readonly plan: AdminPlan }) {
  const { nameOf } = useWords();
  const t = useCopy(planCardCopy);
  return (
    <span className={lines}>
      <Inline space={1}>
        <Text as="span" weight="medium">
          <bdi>{nameOf(plan)}</bdi>
        </Text>
        {plan.featured && <Badge tone="accent">{t('planCard.featured')}</Badge>}
      </Inline>
      <Text as="span" size="small" tone="quiet" isMono>
        {plan.id}
      </Text>
    </span>
  );
}

function Acts({
  plan,
  onEdit,
  onDelete,
}: { readonly plan: AdminPlan } & Pick<PlansScreenProps, 'onEdit' | 'onDelete'>) {
  const { t, nameOf } = useWords();
  const names = { plan: nameOf(plan) };
  return (
    <Inline space={0.5} wrap={false} justify="end">
      <IconButton
        label={t('premium.plans.editOf', names)}
        icon={<IconPencil size={20} stroke={1.5} aria-hidden />}
        onPress={() => onEdit(plan)}
      />
      {/* The free plan is every account's fallback. */}
      {plan.id !== freePlanId && (
        <IconButton
          label={t('premium.plans.deleteOf', names)}
          icon={<IconTrash size={20} stroke={1.5} aria-hidden />}
          onPress={() => onDelete(plan)}
        />
      )}
    </Inline>
  );
}
