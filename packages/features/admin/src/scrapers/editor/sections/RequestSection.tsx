import type { ScraperRequest } from '@apiyard/api/contract/scrapers/scraper-definition';
import { scraperLimits } from '@apiyard/api/contract/scrapers/scraper-definition';
import { Disclosure } from '@apiyard/ui/Disclosure';
import { NumberField } from '@apiyard/ui/NumberField';
import { Select } from '@apiyard/ui/Select';
import { Stack } from '@apiyard/ui/Stack';
import { CodeField } from '@apiyard/ui/CodeField';
import { TextField } from '@apiyard/ui/TextField';
import { useState } from 'react';
import { sizeUnitDisplay } from '@apiyard/ui/labels/figures';
import { useCopy, useLanguage } from '@apiyard/kit/copy.ts';
import { localeOf } from '@apiyard/kit/settings/language.ts';
import { jsonOrText, textOfValue } from '../definition/value-text.ts';
import { editorCopy } from '../editor-copy.ts';
import { At, useEditorForm } from '../editor-form.tsx';
import { PairsEditor } from './PairsEditor.tsx';
import { halves, method, narrowFirst, pairGroups } from './sections.css.ts';

const bodyKinds = ['none', 'json', 'form', 'text'] as const;

/** The request to the site. */
export function RequestSection() {
  const t = useCopy(editorCopy);
  const locale = localeOf(useLanguage());
  const { definition, edit, wrongAt } = useEditorForm();
  const { request } = definition;
  const set = <Name extends keyof ScraperRequest>(name: Name, value: ScraperRequest[Name]) =>
    edit(`/request/${name}`, (old) => ({ ...old, request: { ...old.request, [name]: value } }));
  return (
    <Stack space={1.5}>
      <At pointer="/request/url">
        <TextField
          label={t('apiEditor.request.url')}
          isMonospaced
          inputMode="url"
          autoComplete="off"
          placeholder="https://books.example/page-{page}"
          {...wrongAt('/request/url')}
          value={request.url}
          onChange={(url) => set('url', url)}
        />
      </At>
      <div className={pairGroups}>
        <div className={method}>
          <At pointer="/request/method">
            <Select
              label={t('apiEditor.request.method')}
              isLabelHidden
              {...wrongAt('/request/method')}
              options={[
                { id: 'GET', label: 'GET' },
                { id: 'POST', label: 'POST' },
              ]}
              value={request.method}
              onChange={(method) => set('method', method)}
            />
          </At>
        </div>
        <PairsEditor
          label={t('apiEditor.request.query')}
          addLabel={t('apiEditor.request.addQuery')}
          pointer="/request/query"
          value={request.query}
          onChange={(query) => set('query', query)}
        />
        <PairsEditor
          label={t('apiEditor.request.headers')}
          addLabel={t('apiEditor.request.addHeader')}
          pointer="/request/headers"
          value={request.headers}
          onChange={(headers) => set('headers', headers)}
        />
      </div>
      {request.method === 'POST' && <Body />}
      <Disclosure
        title={t('apiEditor.request.limits')}
        titleLevel={3}
        summary={t(
          definition.cacheS === 0 ? 'apiEditor.request.limitsSummaryUncached' : 'apiEditor.request.limitsSummary',
          { seconds: request.timeoutMs / 1000, cache: definition.cacheS },
        )}
      >
        <Stack space={1.5}>
          <div className={halves}>
            <At pointer="/request/timeoutMs">
              <NumberField
                label={t('apiEditor.request.timeout')}
                {...wrongAt('/request/timeoutMs')}
                minValue={0.1}
                maxValue={scraperLimits.timeoutMs / 1000}
                format={{ style: 'unit', unit: 'second', maximumFractionDigits: 1 }}
                value={request.timeoutMs / 1000}
                onChange={(seconds) => set('timeoutMs', Math.round(seconds * 1000))}
              />
            </At>
            <At pointer="/request/retries">
              <NumberField
                label={t('apiEditor.request.retries')}
                {...wrongAt('/request/retries')}
                minValue={0}
                maxValue={scraperLimits.retries}
                step={1}
                value={request.retries}
                onChange={(retries) => set('retries', retries)}
              />
            </At>
          </div>
          <div className={halves}>
            <At pointer="/request/sizeBytesMax">
              <NumberField
                label={t('apiEditor.request.size')}
                {...wrongAt('/request/sizeBytesMax')}
                minValue={0.001}
                maxValue={scraperLimits.sizeBytes / 1_000_000}
                format={{
                  style: 'unit',
                  unit: 'megabyte',
                  unitDisplay: sizeUnitDisplay(locale),
                  maximumFractionDigits: 3,
                }}
                value={request.sizeBytesMax / 1_000_000}
                onChange={(megabytes) => set('sizeBytesMax', Math.round(megabytes * 1_000_000))}
              />
            </At>
            <At pointer="/cacheS">
              <NumberField
                label={t('apiEditor.request.cache')}
                description={t('apiEditor.request.cacheHelp')}
                {...wrongAt('/cacheS')}
                minValue={0}
                maxValue={86_400}
                step={1}
                format={{ style: 'unit', unit: 'second' }}
                value={definition.cacheS}
                onChange={(cacheS) => edit('/cacheS', (old) => ({ ...old, cacheS }))}
              />
            </At>
          </div>
        </Stack>
      </Disclosure>
    </Stack>
  );
}

function Body() {
  const t = useCopy(editorCopy);
  const { definition, edit, wrongAt } = useEditorForm();
  const { body } = definition.request;
  const kind = body === null ? 'none' : body.form !== undefined ? 'form' : body.text !== undefined ? 'text' : 'json';
  const set = (next: ScraperRequest['body']) =>
    edit('/request/body', (old) => ({ ...old, request: { ...old.request, body: next } }));
  const start = { none: null, json: { json: {} }, form: { form: {} }, text: { text: '' } } satisfies Record<
    typeof kind,
    ScraperRequest['body']
  >;
  return (
    <At pointer="/request/body">
      <Stack space={1}>
        <div className={narrowFirst}>
          <Select
            label={t('apiEditor.body')}
            {...wrongAt('/request/body')}
            options={bodyKinds.map((id) => ({ id, label: t(`apiEditor.body.${id}`) }))}
            value={kind}
            onChange={(id) => set(start[id])}
          />
          {body?.text !== undefined && (
            <TextField
              label={t('apiEditor.body.type')}
              isMonospaced
              autoComplete="off"
              placeholder="text/plain"
              {...wrongAt('/request/body/contentType')}
              value={body.contentType ?? ''}
              onChange={(contentType) => set({ text: body.text, ...(contentType === '' ? {} : { contentType }) })}
            />
          )}
        </div>
        {body?.form !== undefined && (
          <PairsEditor
            label={t('apiEditor.body.form')}
            addLabel={t('apiEditor.body.addForm')}
            pointer="/request/body/form"
            value={body.form}
            onChange={(form) => set({ form })}
          />
        )}
        {body?.text !== undefined && (
          <CodeField
            label={t('apiEditor.body.text')}
            rows={4}
            {...wrongAt('/request/body/text')}
            value={body.text}
            onChange={(text) => set({ ...body, text })}
          />
        )}
        {kind === 'json' && body !== null && <JsonBody value={body.json} onChange={(json) => set({ json })} />}
      </Stack>
    </At>
  );
}

/** The typed text is kept as is, and becomes the body once it is valid. */
function JsonBody({ value, onChange }: { readonly value: unknown; readonly onChange: (value: unknown) => void }) {
  const t = useCopy(editorCopy);
  const { wrongAt } = useEditorForm();
  const [typed, setTyped] = useState(() => JSON.stringify(value, null, 2) ?? '');
  const read = jsonOrText(typed);
  const isBroken = typeof read === 'string' && textOfValue(read) === typed;
  return (
    <CodeField
      label={t('apiEditor.body.json')}
      description={t('apiEditor.body.jsonHelp')}
      rows={4}
      {...wrongAt('/request/body/json')}
      {...(isBroken ? { errorMessage: t('apiEditor.json.broken') } : {})}
      value={typed}
      onChange={(text) => {
        setTyped(text);
        const next = jsonOrText(text);
        if (!(typeof next === 'string' && textOfValue(next) === text)) onChange(next);
      }}
    />
  );
}
