import type { ApiUsage, KeyUsage, UsageDay } from '@apiyard/api/contract/hub/usage';
import { Select } from '@apiyard/ui/Select';
import { useCopy, useLanguage } from '@apiyard/kit/copy.ts';
import { localeOf } from '@apiyard/kit/settings/language.ts';
import { keyNameIn } from '../key-name.ts';
import { usageCopy } from '../usage-copy.ts';
import type { UsageView } from '../usage-view.ts';
import { filter } from './UsageScreen.css.ts';

interface CallFiltersProps {
  readonly view: UsageView;
  readonly apis: readonly ApiUsage[];
  readonly keys: readonly KeyUsage[];
  readonly days: readonly UsageDay[];
  readonly onView: (view: UsageView) => void;
}

/** Common failures, offered as filter options. */
const codes = [
  'InvalidInput',
  'Unauthenticated',
  'KeyExpired',
  'Forbidden',
  'PremiumOnly',
  'NotFound',
  'TooLarge',
  'RateLimited',
  'QuotaSpent',
  'UpstreamFailed',
  'UpstreamTimeout',
  'Paused',
  'Internal',
] as const;
/** Option for all: not a valid key ID, API path or failure code. */
const all = ' ';

/** Filters of the call list. */
export function CallFilters({ view, apis, keys, days, onView }: CallFiltersProps) {
  const t = useCopy(usageCopy);
  const locale = localeOf(useLanguage());
  const dayName = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' });
  // The selected option stays in the list, even if the counts do not include it.
  const paths = [...new Set([...apis.map(({ api }) => api), ...(view.api === null ? [] : [view.api])])];
  const held =
    keys.some(({ id }) => id === view.keyId) || view.keyId === null
      ? []
      : [{ id: view.keyId, label: t('usage.keyGone') }];
  const called = days
    .filter(({ calls, failed, day }) => calls + failed > 0 || day === view.day)
    .map(({ day }) => day)
    .toReversed();
  const shownDays = view.day !== null && !called.includes(view.day) ? [view.day, ...called] : called;
  const shownCodes = [
    ...new Set<string>([
      ...codes,
      ...(view.outcome === null || view.outcome === 'ok' || view.outcome === 'failed' ? [] : [view.outcome]),
    ]),
  ];
  const chosen = (id: string) => (id === all ? null : id);
  return (
    <>
      <div className={filter}>
        <Select
          label={t('usage.filter.api')}
          options={[{ id: all, label: t('usage.filter.allApis') }, ...paths.map((path) => ({ id: path, label: path }))]}
          value={view.api ?? all}
          onChange={(id) => onView({ ...view, api: chosen(id) })}
        />
      </div>
      <div className={filter}>
        <Select
          label={t('usage.filter.key')}
          options={[
            { id: all, label: t('usage.filter.allKeys') },
            ...keys.map((key) => ({ id: key.id, label: keyNameIn(t, key) })),
            ...held,
          ]}
          value={view.keyId ?? all}
          onChange={(id) => onView({ ...view, keyId: chosen(id) })}
        />
      </div>
      <div className={filter}>
        <Select
          label={t('usage.filter.outcome')}
          options={[
            { id: all, label: t('usage.filter.allOutcomes') },
            { id: 'ok', label: t('usage.outcome.ok') },
            { id: 'failed', label: t('usage.outcome.failed') },
            ...shownCodes.map((code) => ({ id: code, label: t('usage.outcome.failedIn', { code }) })),
          ]}
          value={view.outcome ?? all}
          onChange={(id) => onView({ ...view, outcome: chosen(id) })}
        />
      </div>
      <div className={filter}>
        <Select
          label={t('usage.filter.day')}
          options={[
            { id: all, label: t('usage.filter.allDays') },
            ...shownDays.map((day) => ({ id: day, label: dayName.format(new Date(`${day}T00:00:00Z`)) })),
          ]}
          value={view.day ?? all}
          onChange={(id) => onView({ ...view, day: chosen(id) })}
        />
      </div>
    </>
  );
}
