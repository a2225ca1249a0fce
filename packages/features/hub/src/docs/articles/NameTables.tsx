import { StaticTable } from '@apiyard/ui/StaticTable';
import { Text } from '@apiyard/ui/Text';
import type { CallMeta } from '@apiyard/api/contract/hub/hub';
import { useCopy } from '@apiyard/kit/copy.ts';
import type { DocsKey } from '../docs-copy.ts';
import { docsCopy } from '../docs-copy.ts';
import { Words } from '../words/Words.tsx';

interface Named {
  readonly name: string;
  readonly meaning: DocsKey;
}

const metaMembers: { readonly [Name in keyof CallMeta]-?: DocsKey } = {
  api: 'docs.meta.api',
  ms: 'docs.meta.ms',
  cost: 'docs.meta.cost',
  cached: 'docs.meta.cached',
  provider: 'docs.meta.provider',
  revision: 'docs.meta.revision',
  requestId: 'docs.meta.requestId',
};

const limitHeaders: readonly Named[] = [
  { name: 'RateLimit-Policy', meaning: 'docs.header.ratePolicy' },
  { name: 'RateLimit', meaning: 'docs.header.rateState' },
  { name: 'RateLimit-Limit', meaning: 'docs.header.rateLimit' },
  { name: 'RateLimit-Remaining', meaning: 'docs.header.rateRemaining' },
  { name: 'RateLimit-Reset', meaning: 'docs.header.rateReset' },
  { name: 'X-Quota-Limit', meaning: 'docs.header.quotaLimit' },
  { name: 'X-Quota-Remaining', meaning: 'docs.header.quotaRemaining' },
  { name: 'X-Quota-Reset', meaning: 'docs.header.quotaReset' },
  { name: 'Retry-After', meaning: 'docs.header.retryAfter' },
];

const headers: readonly Named[] = [
  { name: 'X-Request-Id', meaning: 'docs.header.requestId' },
  { name: 'X-Meta', meaning: 'docs.header.meta' },
  ...limitHeaders,
];

export function MetaTable() {
  const t = useCopy(docsCopy);
  return (
    <Names
      label={t('docs.table.meta')}
      rows={Object.entries(metaMembers).map(([name, meaning]) => ({ name, meaning }))}
    />
  );
}

export function HeaderTable() {
  const t = useCopy(docsCopy);
  return <Names label={t('docs.table.headers')} rows={headers} />;
}

export function LimitHeaderTable() {
  const t = useCopy(docsCopy);
  return <Names label={t('docs.table.headers')} rows={limitHeaders} />;
}

function Names({ label, rows }: { readonly label: string; readonly rows: readonly Named[] }) {
  const t = useCopy(docsCopy);
  return (
    <StaticTable
      label={label}
      density="dense"
      rows={rows}
      rowId={({ name }) => name}
      columns={[
        {
          id: 'name',
          label: t('docs.table.name'),
          render: ({ name }) => (
            <Text as="code" isMono>
              {name}
            </Text>
          ),
        },
        { id: 'meaning', label: t('docs.table.meaning'), render: ({ meaning }) => <Words>{t(meaning)}</Words> },
      ]}
    />
  );
}
