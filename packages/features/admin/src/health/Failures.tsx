import type { Health } from '@apiyard/api/contract/site/health';
import { Card } from '@apiyard/ui/Card';
import { CopyButton } from '@apiyard/ui/CopyButton';
import { Inline } from '@apiyard/ui/Inline';
import { StaticTable } from '@apiyard/ui/StaticTable';
import { Text } from '@apiyard/ui/Text';
import { useCopy } from '@apiyard/kit/copy.ts';
import { useFormat } from '@apiyard/kit/format.ts';
import { Time } from '@apiyard/kit/Time/Time.tsx';
import { healthCopy } from './health-copy.ts';

/** Failed calls of the last 24 hours, by code. */
export function FailuresByCode({ byCode }: { readonly byCode: Health['lastDay']['byCode'] }) {
  const t = useCopy(healthCopy);
  const { number } = useFormat();
  return (
    <Card title={t('health.byCode')} padding={byCode.length === 0 ? 'content' : 'none'}>
      {byCode.length === 0 ? (
        <Text>{t('health.noFailures')}</Text>
      ) : (
        <StaticTable
          label={t('health.byCode')}
          density="dense"
          rows={byCode}
          rowId={({ code }) => code}
          columns={[
            { id: 'code', label: t('health.code'), render: ({ code }) => <bdi>{code}</bdi> },
            { id: 'calls', label: t('health.callsOfCode'), align: 'end', render: ({ calls }) => number(calls) },
          ]}
        />
      )}
    </Card>
  );
}

/** Internal errors of the server. */
export function Faults({
  internalErrors,
  nowMs,
}: {
  readonly internalErrors: Health['internalErrors'];
  readonly nowMs: number;
}) {
  const t = useCopy(healthCopy);
  return (
    <Card title={t('health.faults')} padding={internalErrors.length === 0 ? 'content' : 'none'}>
      {internalErrors.length === 0 ? (
        <Text>{t('health.noFaults')}</Text>
      ) : (
        <StaticTable
          label={t('health.faults')}
          density="dense"
          maxHeight={480}
          rows={internalErrors}
          rowId={({ requestId }) => requestId}
          columns={[
            {
              id: 'error',
              label: t('health.error'),
              render: ({ error, message }) => <bdi dir="ltr">{message === '' ? error : `${error}: ${message}`}</bdi>,
            },
            {
              id: 'route',
              label: t('health.route'),
              isSpare: true,
              render: ({ method, route }) => <bdi dir="ltr">{`${method} ${route}`}</bdi>,
            },
            { id: 'at', label: t('health.when'), render: ({ at }) => <Time at={at} nowMs={nowMs} /> },
            {
              id: 'id',
              label: t('health.requestId'),
              isSpare: true,
              render: ({ requestId }) => (
                <Inline space={0.5} wrap={false}>
                  <Text as="span" size="small" isMono>
                    {requestId.slice(0, 13)}…
                  </Text>
                  <CopyButton text={requestId} label={t('health.copyRequestId')} />
                </Inline>
              ),
            },
          ]}
        />
      )}
    </Card>
  );
}
