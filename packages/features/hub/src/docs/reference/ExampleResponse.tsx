import type { Api } from '@apiyard/api/contract/hub/hub';
import { Button } from '@apiyard/ui/Button';
import { CodeBlock } from '@apiyard/ui/CodeBlock';
import { Disclosure } from '@apiyard/ui/Disclosure';
import { Inline } from '@apiyard/ui/Inline';
import { Link } from '@apiyard/ui/Link';
import { Text } from '@apiyard/ui/Text';
import { useMachine } from '@xstate/react';
import { useMemo } from 'react';
import { fromPromise } from 'xstate';
import type { ResponseBody, Outcome } from '@apiyard/kit/calls/response.ts';
import { accessTo } from '@apiyard/kit/calls/access.ts';
import { useObjectUrl } from '@apiyard/kit/calls/object-url.ts';
import type { ApiCall } from '@apiyard/kit/calls/send-call.ts';
import { useCopy } from '@apiyard/kit/copy.ts';
import { useMeasure } from '@apiyard/kit/browser/measure.ts';
import type { DocsData } from '../docs-data.ts';
import { responseRoom, picture } from '../docs.css.ts';
import { docsCopy } from '../docs-copy.ts';
import { exampleMachine } from './example.machine.ts';

interface ExampleResponseProps {
  readonly api: Api;
  readonly call: ApiCall;
  readonly data: Pick<DocsData, 'person' | 'loginHref' | 'call'>;
}

/** Runs the example and shows its response. Use another `key` for another example. */
export function ExampleResponse({ api, call, data }: ExampleResponseProps) {
  const t = useCopy(docsCopy);
  const machine = useMemo(
    () => exampleMachine.provide({ actors: { call: fromPromise<Outcome>(({ signal }) => data.call(call, signal)) } }),
    [call, data],
  );
  const [snapshot, send] = useMachine(machine);
  const { outcome } = snapshot.context;
  const isRunning = snapshot.matches('running');
  return (
    <div className={responseRoom} aria-busy={isRunning}>
      <Text isProse>{t('docs.api.answer.text')}</Text>
      <Run
        api={api}
        data={data}
        isRunning={isRunning}
        hasRun={!snapshot.matches('idle')}
        onRun={() => send({ type: 'run' })}
        onStop={() => send({ type: 'stop' })}
      />
      <div role="status">
        {snapshot.matches('unreachable') ? (
          <Text tone="error">{t('docs.api.noAnswer')}</Text>
        ) : (
          outcome !== null && !isRunning && <Result outcome={outcome} />
        )}
      </div>
      {outcome !== null && <Shown outcome={outcome} />}
    </div>
  );
}

interface RunProps {
  readonly api: Api;
  readonly data: ExampleResponseProps['data'];
  readonly isRunning: boolean;
  readonly hasRun: boolean;
  readonly onRun: () => void;
  readonly onStop: () => void;
}

/** Run button with its cost, or why the example can't run. */
function Run({ api, data, isRunning, hasRun, onRun, onStop }: RunProps) {
  const t = useCopy(docsCopy);
  switch (accessTo(api, data.person)) {
    case 'paused':
      return <Text tone="quiet">{t('docs.api.runPaused')}</Text>;
    case 'premium':
      return (
        <Text tone="quiet">
          {t('docs.api.runPremium')} <Link href="/pricing">{t('docs.api.plans')}</Link>
        </Text>
      );
    case 'sign in':
      return (
        <Text tone="quiet">
          {t('docs.api.runSignIn')} <Link href={data.loginHref}>{t('docs.api.signIn')}</Link>
        </Text>
      );
    case 'open':
      return (
        <Inline space={1.5}>
          <Button isPending={isRunning} onPress={onRun}>
            {hasRun ? t('docs.api.runAgain') : t('docs.api.run')}
          </Button>
          {isRunning && (
            <Button tone="plain" onPress={onStop}>
              {t('docs.api.stop')}
            </Button>
          )}
          <Text as="span" size="small" tone="quiet">
            {isRunning
              ? t('docs.api.running')
              : data.person === null
                ? t('docs.api.runFree')
                : t('docs.api.runCosts', { count: api.cost })}
          </Text>
        </Inline>
      );
  }
}

function Result({ outcome }: { readonly outcome: Outcome }) {
  const t = useCopy(docsCopy);
  const measure = useMeasure();
  if (outcome.kind === 'refused')
    return <Text tone="error">{t('docs.api.refused', { status: outcome.refused.status })}</Text>;
  return (
    <Text tone="success">
      {t('docs.api.answered', { status: outcome.answer.status, time: measure.span(outcome.answer.ms) })}
    </Text>
  );
}

function Shown({ outcome }: { readonly outcome: Outcome }) {
  const t = useCopy(docsCopy);
  const headers = outcome.kind === 'answered' ? outcome.answer.headers : outcome.refused.headers;
  return (
    <>
      {outcome.kind === 'answered' ? (
        <Body body={outcome.answer.body} />
      ) : (
        <CodeBlock
          language="json"
          label={t('docs.api.answer')}
          isWrapped
          code={JSON.stringify(
            {
              code: outcome.refused.code,
              detail: outcome.refused.detail,
              ...(outcome.refused.issues.length > 0 && { errors: outcome.refused.issues }),
              requestId: outcome.refused.requestId,
            },
            null,
            2,
          )}
        />
      )}
      <Disclosure title={t('docs.api.headers')}>
        <CodeBlock
          language="text"
          label={t('docs.api.headers')}
          code={headers.map(([name, value]) => `${name}: ${value}`).join('\n')}
        />
      </Disclosure>
    </>
  );
}

/** Maximum number of characters shown in the page. */
const shownLengthMax = 12_000;

function Body({ body }: { readonly body: ResponseBody }) {
  const t = useCopy(docsCopy);
  const measure = useMeasure();
  switch (body.kind) {
    case 'json':
      return <Cut text={indented(body.text)} language="json" />;
    case 'text':
      return <Cut text={body.text} language={body.type.includes('xml') ? 'xml' : 'text'} />;
    case 'picture':
      return <Picture blob={body.blob} />;
    case 'audio':
    case 'video':
    case 'file':
      return <Text>{t('docs.api.fileOf', { type: body.type, size: measure.bytes(body.blob.size) })}</Text>;
  }
}

/** Formatted JSON. Unchanged if it has numbers beyond 2^53, which `JSON.parse` would round. */
function indented(text: string): string {
  if (text.length > shownLengthMax || /\d{16}/.test(text)) return text;
  return JSON.stringify(JSON.parse(text), null, 2);
}

function Cut({ text, language }: { readonly text: string; readonly language: 'json' | 'xml' | 'text' }) {
  const t = useCopy(docsCopy);
  const isCut = text.length > shownLengthMax;
  return (
    <>
      <CodeBlock
        language={language}
        label={t('docs.api.answer')}
        code={isCut ? text.slice(0, shownLengthMax) : text}
        copyText={text}
      />
      {isCut && (
        <Text size="small" tone="quiet">
          {t('docs.api.cut')}
        </Text>
      )}
    </>
  );
}

function Picture({ blob }: { readonly blob: Blob }) {
  const t = useCopy(docsCopy);
  const url = useObjectUrl(blob);
  return url === null ? <div className={picture} /> : <img className={picture} src={url} alt={t('docs.api.picture')} />;
}
