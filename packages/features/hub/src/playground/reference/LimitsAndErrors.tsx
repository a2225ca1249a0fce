import { callLimits } from '@apiyard/api/contract/call-limits';
import type { User } from '@apiyard/api/contract/accounts/session';
import type { Api } from '@apiyard/api/contract/hub/hub';
import { statusByCode } from '@apiyard/api/contract/problem';
import { Card } from '@apiyard/ui/Card';
import { Grid } from '@apiyard/ui/Grid';
import { Link } from '@apiyard/ui/Link';
import { Skeleton } from '@apiyard/ui/Skeleton';
import { Stack } from '@apiyard/ui/Stack';
import { Text } from '@apiyard/ui/Text';
import { Suspense } from 'react';
import { useCopy } from '@apiyard/kit/copy.ts';
import { lazyPart } from '@apiyard/kit/routing/lazy-part.ts';
import { useIsUnknownPerson } from '@apiyard/kit/services.tsx';
import { likelyErrors } from '../../docs/reference/likely-errors.ts';
import { hubCopy } from '../../hub-copy.ts';
import { refusalTitle } from '../../response/refusal-title.ts';
import { responseCopy } from '../../response/response-copy.ts';
import { fact, facts, name, value } from './LimitsAndErrors.css.ts';

/** Of tools with errors or notes of their own. */
const ToolSentences = lazyPart('tool-sentences', () =>
  import('./ToolSentences.tsx').then(({ ToolSentences: sentences }) => sentences),
);

interface LimitsAndErrorsProps {
  readonly api: Api;
  /** Who is signed in; null for a visitor. */
  readonly person: User | null;
}

/** What a call costs, who may make it, and the errors and notes it may return. */
export function LimitsAndErrors({ api, person }: LimitsAndErrorsProps) {
  const t = useCopy(hubCopy);
  const inResponse = useCopy(responseCopy);
  const isUnknown = useIsUnknownPerson();
  const { errors = [], notes = [] } = api;
  const limits: (readonly [name: string, value: string])[] = [
    [t('hub.play.cost'), t('hub.cost', { count: api.cost })],
    [t('hub.play.access'), t(api.premium ? 'hub.play.access.premium' : 'hub.play.access.account')],
  ];
  if (api.open && !api.premium)
    limits.push([t('hub.play.withoutAccount'), t('hub.play.perHour', { count: callLimits.visitorCallsPerHour })]);
  if (api.inBrowser === true && !api.premium) limits.push([t('hub.play.onThisPage'), t('hub.play.unlimited')]);
  if (person !== null && !isUnknown)
    limits.push([t('hub.play.yourPlan'), t('hub.play.perDay', { count: person.quota.limit })]);
  return (
    <Grid space={2} minColumn="28rem">
      <Card title={t('hub.play.limits')}>
        <Stack space={2}>
          <dl className={facts}>
            {limits.map(([term, words]) => (
              <div key={term} className={fact}>
                <dt className={name}>{term}</dt>
                <dd className={value}>{words}</dd>
              </div>
            ))}
          </dl>
          <Text size="small" tone="quiet">
            {t('hub.play.limitsNote')} <Link href="/docs/limits">{t('hub.play.limitsMore')}</Link>
          </Text>
        </Stack>
      </Card>
      <Card title={t('hub.play.errors')}>
        <Stack space={2}>
          <dl className={facts}>
            {Array.from(likelyErrors(api), (code) => (
              <div key={code} className={fact}>
                <dt>
                  <Link href={`/docs/errors#${code}`}>
                    <bdi dir="ltr">{code}</bdi>
                  </Link>
                </dt>
                <dd className={value}>
                  {statusByCode[code]} · {refusalTitle(t, code)}
                </dd>
              </div>
            ))}
          </dl>
          <Text size="small" tone="quiet">
            <Link href={`/docs/${api.path}`}>{t('hub.play.docs')}</Link>
          </Text>
        </Stack>
      </Card>
      {errors.length > 0 && (
        <Card title={inResponse('hub.response.toolErrors')}>
          <Suspense fallback={<Skeleton shape="text" lines={2 * errors.length} />}>
            <ToolSentences text={inResponse('hub.response.toolErrors.text')} items={errors} />
          </Suspense>
        </Card>
      )}
      {notes.length > 0 && (
        <Card title={inResponse('hub.response.toolNotes')}>
          <Suspense fallback={<Skeleton shape="text" lines={2 * notes.length} />}>
            <ToolSentences text={inResponse('hub.response.toolNotes.text')} items={notes} />
          </Suspense>
        </Card>
      )}
    </Grid>
  );
}
