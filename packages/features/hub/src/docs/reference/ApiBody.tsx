import type { Api } from '@apiyard/api/contract/hub/hub';
import { Badge } from '@apiyard/ui/Badge';
import { CopyButton } from '@apiyard/ui/CopyButton';
import { Heading } from '@apiyard/ui/Heading';
import { Select } from '@apiyard/ui/Select';
import { Stack } from '@apiyard/ui/Stack';
import { Text } from '@apiyard/ui/Text';
import { IconAlertTriangle, IconCircleCheck, IconCircleDashed, IconPlayerPause } from '@tabler/icons-react';
import { useMemo, useState } from 'react';
import { useCopy } from '@apiyard/kit/copy.ts';
import { useServices } from '@apiyard/kit/services.tsx';
import { requestFor } from '@apiyard/kit/snippets/api-request.ts';
import { errorEntries } from '../articles/error-codes.ts';
import type { DocsData } from '../docs-data.ts';
import { exampleBox, fact, facts, prose, rowQuiet } from '../docs.css.ts';
import { docsCopy } from '../docs-copy.ts';
import { DocsSection } from '../page/DocsSection.tsx';
import { ResponseFields } from '../../response/ResponseFields.tsx';
import { ToolSentences } from '../../playground/reference/ToolSentences.tsx';
import { responseCopy } from '../../response/response-copy.ts';
import { Words } from '../words/Words.tsx';
import { OtherExamples } from './OtherExamples.tsx';
import { DocsCall } from './DocsCall.tsx';
import { ErrorRows } from './ErrorRows.tsx';
import { ExampleResponse } from './ExampleResponse.tsx';
import { likelyErrors } from './likely-errors.ts';
import { Parameters } from './Parameters.tsx';
import { parameterRows } from './parameter-rows.ts';

/** Reference of one API: endpoint, parameters, example and errors. */
export function ApiBody({ api, data }: { readonly api: Api; readonly data: DocsData }) {
  const t = useCopy(docsCopy);
  const rows = useMemo(() => parameterRows(api.input), [api]);
  const errors = useMemo(() => errorEntries.filter(({ code }) => likelyErrors(api).has(code)), [api]);
  return (
    <>
      <DocsSection id="call" title={t('docs.api.call')}>
        <Facts api={api} origin={data.apiOrigin} />
      </DocsSection>
      <DocsSection id="parameters" title={t('docs.api.parameters')}>
        {rows.length === 0 ? <Text tone="quiet">{t('docs.api.noParameters')}</Text> : <Parameters parameters={rows} />}
      </DocsSection>
      <Example api={api} data={data} />
      <DocsSection id="errors" title={t('docs.api.errors')}>
        <p className={prose}>
          <Words>{t('docs.api.errors.text')}</Words>
        </p>
        <ErrorRows entries={errors} />
        <OwnSentences titleKey="hub.response.toolErrors" items={api.errors} />
      </DocsSection>
    </>
  );
}

interface OwnSentencesProps {
  readonly titleKey: 'hub.response.toolErrors' | 'hub.response.toolNotes';
  readonly items: Api['errors'];
}

/** Codes that only this API has, with their sentences. */
function OwnSentences({ titleKey, items = [] }: OwnSentencesProps) {
  const t = useCopy(responseCopy);
  if (items.length === 0) return null;
  return (
    <Stack space={1}>
      <Heading level={3} size="h6">
        {t(titleKey)}
      </Heading>
      <ToolSentences text={t(`${titleKey}.text`)} items={items} />
    </Stack>
  );
}

const icon = { size: 16, stroke: 1.5, 'aria-hidden': true } as const;
const states = {
  untested: { tone: 'neutral', icon: <IconCircleDashed {...icon} />, textKey: 'docs.api.health.untested' },
  ok: { tone: 'success', icon: <IconCircleCheck {...icon} />, textKey: 'docs.api.health.ok' },
  failing: { tone: 'warning', icon: <IconAlertTriangle {...icon} />, textKey: 'docs.api.health.failing' },
  paused: { tone: 'neutral', icon: <IconPlayerPause {...icon} />, textKey: 'docs.api.health.paused' },
} as const;

function Facts({ api, origin }: { readonly api: Api; readonly origin: string }) {
  const t = useCopy(docsCopy);
  const address = `${origin}/api/v1/${api.path}`;
  const { textKey, ...state } = states[api.health];
  return (
    <dl className={facts}>
      <dt className={rowQuiet}>{t('docs.api.methods')}</dt>
      <dd className={fact}>
        {api.methods.map((method) => (
          <Badge key={method}>{method}</Badge>
        ))}
      </dd>
      <dt className={rowQuiet}>{t('docs.api.address')}</dt>
      <dd className={fact}>
        <Text as="code" isMono>
          {address}
        </Text>
        <CopyButton text={address} label={t('docs.api.copyAddress')} />
      </dd>
      <dt className={rowQuiet}>{t('docs.api.gives')}</dt>
      <dd className={fact}>
        {api.output.kind === 'json' ? (
          t('docs.api.json')
        ) : (
          <Text as="code" isMono>
            {api.output.types.join(', ')}
          </Text>
        )}
      </dd>
      <dt className={rowQuiet}>{t('docs.api.cost')}</dt>
      <dd className={fact}>{t('docs.api.calls', { count: api.cost })}</dd>
      <dt className={rowQuiet}>{t('docs.api.who')}</dt>
      <dd className={fact}>
        {t(api.premium ? 'docs.api.who.premium' : api.open ? 'docs.api.who.open' : 'docs.api.who.key')}
      </dd>
      <dt className={rowQuiet}>{t('docs.api.health')}</dt>
      <dd className={fact}>
        <Badge {...state}>{t(textKey)}</Badge>
      </dd>
    </dl>
  );
}

const noExample = { name: '', input: {} } as const;

/** Code and response of the chosen example. */
function Example({ api, data }: { readonly api: Api; readonly data: DocsData }) {
  const t = useCopy(docsCopy);
  const { isTextOnly = false } = useServices();
  const [chosen, setChosen] = useState('0');
  const { name, input } = api.examples[Number(chosen)] ?? noExample;
  const apiKey = data.person?.apiKey ?? null;
  const request = useMemo(
    () => requestFor(api, input, { origin: data.apiOrigin, key: apiKey, method: null }),
    [api, input, data.apiOrigin, apiKey],
  );
  const call = useMemo(() => ({ api: api.path, method: request.method, input }), [api, request.method, input]);
  return (
    <>
      <DocsSection id="example" title={t('docs.api.code')}>
        {api.examples.length > 1 && !isTextOnly && (
          <div className={exampleBox}>
            <Select
              label={t('docs.api.example')}
              isLabelHidden
              options={api.examples.map(({ name }, index) => ({ id: String(index), label: name }))}
              value={chosen}
              onChange={setChosen}
            />
          </div>
        )}
        {isTextOnly && name !== '' && <Heading level={3}>{name}</Heading>}
        <DocsCall request={request} apiKey={apiKey} />
        {isTextOnly && <OtherExamples api={api} origin={data.apiOrigin} />}
      </DocsSection>
      <DocsSection id="fields" title={t('docs.api.fields')}>
        <ResponseFields output={api.output} />
        <OwnSentences titleKey="hub.response.toolNotes" items={api.notes} />
      </DocsSection>
      {!isTextOnly && (
        <DocsSection id="answer" title={t('docs.api.answer')}>
          <ExampleResponse key={`${api.path} ${chosen}`} api={api} call={call} data={data} />
        </DocsSection>
      )}
    </>
  );
}
