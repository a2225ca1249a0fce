import type { AuditEntry, AuditValue } from '@apiyard/api/contract/site/audit';
import { CopyButton } from '@apiyard/ui/CopyButton';
import { Inline } from '@apiyard/ui/Inline';
import { JsonTree } from '@apiyard/ui/JsonTree';
import { Link } from '@apiyard/ui/Link';
import { Sheet } from '@apiyard/ui/Sheet';
import { Stack } from '@apiyard/ui/Stack';
import { StaticTable } from '@apiyard/ui/StaticTable';
import { Text } from '@apiyard/ui/Text';
import type { ReactNode } from 'react';
import { useCopy } from '@apiyard/kit/copy.ts';
import { useFormat } from '@apiyard/kit/format.ts';
import { Time } from '@apiyard/kit/Time/Time.tsx';
import { auditCopy } from './audit-copy.ts';
import { changedValue, fact, facts } from './AuditScreen.css.ts';

interface AuditDetailsProps {
  readonly entry: AuditEntry;
  readonly title: string;
  readonly nowMs: number;
  readonly onClose: () => void;
}

export function AuditDetails({ entry, title, nowMs, onClose }: AuditDetailsProps) {
  const t = useCopy(auditCopy);
  const format = useFormat();
  const { actor, subject, requestId, address, action, via, changes, data } = entry;
  const person = subject?.kind === 'people' ? subject.id : actor?.id;
  return (
    <Sheet title={title} isOpen onOpenChange={(isOpen) => isOpen || onClose()}>
      <Stack space={3}>
        <dl className={facts}>
          <Fact label={t('audit.column.when')}>
            {format.moment(entry.at)} (<Time at={entry.at} nowMs={nowMs} />)
          </Fact>
          {actor !== null && (
            <Fact label={t('audit.column.who')}>
              <bdi>{actor.name === '' ? t('audit.who.gone') : actor.name}</bdi>
            </Fact>
          )}
          <Fact label={t('audit.via')}>{t(`audit.via.${via}`)}</Fact>
          {subject !== null && (
            <Fact label={t('audit.column.to')}>
              {subject.name !== null && (
                <div>
                  <bdi>{subject.name}</bdi>
                </div>
              )}
              <Text as="span" size="small" tone="quiet" isMono>
                {subject.id}
              </Text>
            </Fact>
          )}
          {address !== null && (
            <Fact label={t('audit.column.address')}>
              <bdi dir="ltr">{address}</bdi>
            </Fact>
          )}
          {action.includes('/') && (
            <Fact label={t('audit.call')}>
              <Text as="span" size="small" isMono>
                {action}
              </Text>
            </Fact>
          )}
          {requestId !== null && (
            <Fact label={t('audit.requestId')}>
              <Inline wrap={false}>
                <Text as="span" size="small" isMono>
                  {requestId}
                </Text>
                <CopyButton text={requestId} />
              </Inline>
            </Fact>
          )}
        </dl>
        {changes.length > 0 && <Changes changes={changes} />}
        {Object.keys(data).length > 0 && <JsonTree label={t('audit.facts')} value={data} />}
        {changes.length === 0 && Object.keys(data).length === 0 && <Text tone="quiet">{t('audit.noFacts')}</Text>}
        <Inline>
          {person !== undefined && (
            <Link look="quiet" href={`/admin/users/${person}`} onPress={onClose}>
              {t('audit.openPerson')}
            </Link>
          )}
          {requestId !== null && (
            <Link look="quiet" href={`/admin/audit?requestId=${encodeURIComponent(requestId)}`} onPress={onClose}>
              {t('audit.sameRequest')}
            </Link>
          )}
        </Inline>
      </Stack>
    </Sheet>
  );
}

/** What the action changed: old and new values. */
function Changes({ changes }: Pick<AuditEntry, 'changes'>) {
  const t = useCopy(auditCopy);
  const { number } = useFormat();
  const shown = (value: AuditValue) => {
    if (value === null || value === '') return <Text tone="quiet">{t('audit.changes.none')}</Text>;
    if (typeof value === 'boolean') return t(value ? 'audit.changes.yes' : 'audit.changes.no');
    return typeof value === 'number' ? number(value) : <bdi className={changedValue}>{value}</bdi>;
  };
  return (
    <StaticTable
      label={t('audit.changes')}
      density="dense"
      rows={changes}
      rowId={({ name }) => name}
      columns={[
        {
          id: 'name',
          label: t('audit.changes.field'),
          render: ({ name }) => (
            <Text as="span" size="small" isMono>
              {name}
            </Text>
          ),
        },
        { id: 'before', label: t('audit.changes.before'), render: ({ before }) => shown(before) },
        { id: 'after', label: t('audit.changes.after'), render: ({ after }) => shown(after) },
      ]}
    />
  );
}

function Fact({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <>
      <Text as="dt" tone="quiet">
        {label}
      </Text>
      <dd className={fact}>{children}</dd>
    </>
  );
}
