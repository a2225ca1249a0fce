import type { Plan } from '@apiyard/api/contract/plans/plans';
import { Failed } from '@apiyard/ui/Failed';
import { StaticTable } from '@apiyard/ui/StaticTable';
import { useCopy } from '@apiyard/kit/copy.ts';
import { useFormat } from '@apiyard/kit/format.ts';
import type { Loadable } from '@apiyard/kit/data/loadable.ts';
import { useMeasure } from '@apiyard/kit/browser/measure.ts';
import type { DocsTranslate } from '../docs-copy.ts';
import { docsCopy } from '../docs-copy.ts';

interface PlanTableProps {
  readonly plans: Loadable<readonly Plan[]>;
  readonly onRetry: () => void;
}

/** The admin's name for a plan, else the default. */
function nameOf(t: DocsTranslate, { id, name }: Plan): string {
  if (name !== '') return name;
  return id === 'free' ? t('docs.limits.free') : id === 'premium' ? t('docs.limits.premium') : id;
}

/** Current limits of every plan. */
export function PlanTable({ plans, onRetry }: PlanTableProps) {
  const t = useCopy(docsCopy);
  const format = useFormat();
  const measure = useMeasure();
  if (plans.state === 'failed') {
    return (
      <Failed title={t('docs.limits.failed')} onRetry={onRetry} requestId={plans.requestId} picture={null}>
        {t('docs.limits.failed.text')}
      </Failed>
    );
  }
  return (
    <StaticTable<Plan>
      label={t('docs.table.plans')}
      isLoading={plans.state === 'loading'}
      rows={plans.state === 'done' ? plans.value : []}
      rowId={({ id }) => id}
      columns={[
        { id: 'plan', label: t('docs.limits.plan'), render: (plan) => nameOf(t, plan) },
        {
          id: 'day',
          label: t('docs.limits.perDay'),
          align: 'end',
          render: ({ callsPerDay }) => format.number(callsPerDay),
        },
        {
          id: 'minute',
          label: t('docs.limits.perMinute'),
          align: 'end',
          render: ({ callsPerMinute }) => format.number(callsPerMinute),
        },
        {
          id: 'file',
          label: t('docs.limits.fileSize'),
          align: 'end',
          render: ({ fileSizeBytesMax }) => measure.bytes(fileSizeBytesMax),
        },
        { id: 'keys', label: t('docs.limits.keys'), align: 'end', render: ({ keysMax }) => format.number(keysMax) },
        {
          id: 'premium',
          label: t('docs.limits.premiumApis'),
          render: ({ premiumApis }) => t(premiumApis ? 'docs.limits.yes' : 'docs.limits.no'),
        },
      ]}
    />
  );
}
