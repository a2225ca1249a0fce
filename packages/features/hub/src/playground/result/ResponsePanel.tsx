import type { Api, ListedApi } from '@apiyard/api/contract/hub/hub';
import type { User } from '@apiyard/api/contract/accounts/session';
import { Card } from '@apiyard/ui/Card';
import { CopyButton } from '@apiyard/ui/CopyButton';
import { Empty } from '@apiyard/ui/Empty';
import { Failed } from '@apiyard/ui/Failed';
import { Progress } from '@apiyard/ui/Progress';
import { Skeleton } from '@apiyard/ui/Skeleton';
import { Stack } from '@apiyard/ui/Stack';
import { Text } from '@apiyard/ui/Text';
import { ToggleButtonGroup } from '@apiyard/ui/ToggleButtonGroup';
import { visuallyHidden } from '@apiyard/ui/theme/visually-hidden.css';
import { IconLink } from '@tabler/icons-react';
import type { RefObject } from 'react';
import { Suspense, useEffect, useState } from 'react';
import { useCopy } from '@apiyard/kit/copy.ts';
import { useFormat } from '@apiyard/kit/format.ts';
import { useMeasure } from '@apiyard/kit/browser/measure.ts';
import { refusalTitle } from '../../response/refusal-title.ts';
import { hubCopy } from '../../hub-copy.ts';
import { fieldsOf } from '@apiyard/kit/search/api-fields.ts';
import type { Access } from '@apiyard/kit/calls/access.ts';
import { lazyPart } from '@apiyard/kit/routing/lazy-part.ts';
import { RefusedPanel } from '../../response/RefusedPanel.tsx';
import { actions, anchor, body, fresh, head, progress, stale } from './ResponsePanel.css.ts';
import type { PlaygroundEvent, PlaygroundState } from '../playground-state.ts';
import type { ResponseBody } from '@apiyard/kit/calls/response.ts';
import { ResponseActions } from './ResponseActions.tsx';
import { useScrollToResponse } from './scroll-to-response.ts';
import { shareLink } from '../start/share-link.ts';
import { filesOf } from '../../form/schema-form.ts';

/** Response views load in parallel with the first call. */
const loadViews = () => import('../../response/ResponseViews.tsx');
const ResponseViews = lazyPart('response-views', () => loadViews().then(({ ResponseViews: views }) => views));

const FullScreenResponse = lazyPart('full-screen-response', () =>
  import('../../response/FullScreenResponse.tsx').then(({ FullScreenResponse: part }) => part),
);

/** Loaded after the form, which people use first. */
const CodePanel = lazyPart('code-panel', () => import('./CodePanel.tsx').then(({ CodePanel }) => CodePanel));

export interface ResponsePanelProps {
  readonly api: Api;
  readonly state: PlaygroundState;
  readonly access: Access;
  readonly send: (event: PlaygroundEvent) => void;
  /** Who is signed in; null for a visitor. */
  readonly person: User | null;
  /** Login page that returns to this page. */
  readonly loginHref: string;
  /** Origin of the API for programs. */
  readonly apiOrigin: string;
  /** URL of this page, for shared links. */
  readonly pageUrl: string;
  /** Other tools, of which some take the response as their input. */
  readonly others: readonly ListedApi[];
  /** Opens the tool at the path with the response in its form. */
  readonly onUseAsInput: (path: string, body: ResponseBody) => void;
  readonly pane: Pane;
  readonly onPane: (pane: Pane) => void;
  /** Takes the focus when people ask for the response. */
  readonly place: RefObject<HTMLDivElement | null>;
}

/** What is shown next to the form. */
export type Pane = 'response' | 'code';

/** The call as code, and its outcome. The last response stays, dimmed, until the next one arrives. */
export function ResponsePanel({ pane, onPane, place, ...props }: ResponsePanelProps) {
  const { api, state, send, person, apiOrigin, loginHref, pageUrl, others, onUseAsInput } = props;
  const t = useCopy(hubCopy);
  const [isExpanded, setIsExpanded] = useState(false);
  const { phase, outcome } = state;
  useScrollToResponse(place, phase, state.restored?.id ?? null, state.isSentByEditing);
  useEffect(() => {
    // A failure is reported where the views are rendered.
    if (phase === 'sending') loadViews().catch(() => {});
  }, [phase]);
  const answer = outcome?.kind === 'answered' && phase !== 'failed' ? outcome.answer : null;
  const source = sourcePicture(state);
  const isComplete = answer !== null && (phase !== 'sending' || state.isSentByEditing);
  return (
    <div ref={place} className={anchor} tabIndex={-1} role="group" aria-label={t('hub.play.answer')}>
      <Card>
        <Stack space={2}>
          <div className={head}>
            <ToggleButtonGroup
              label={t('hub.play.pane')}
              options={[
                { id: 'response', label: t('hub.play.answer') },
                { id: 'code', label: t('hub.play.code') },
              ]}
              value={pane}
              onChange={onPane}
            />
            <div className={actions}>
              {pane === 'response' && isComplete && (
                <ResponseActions {...{ answer, api, others, onUseAsInput }} onExpand={() => setIsExpanded(true)} />
              )}
              <ShareButton state={state} pageUrl={pageUrl} />
            </div>
          </div>
          {pane === 'code' ? (
            <div className={body}>
              <Suspense fallback={<Skeleton shape="text" lines={10} />}>
                <CodePanel {...{ api, state, send, person, apiOrigin, loginHref }} />
              </Suspense>
            </div>
          ) : (
            <div className={body} aria-busy={phase === 'sending'}>
              <div className={progress}>
                {phase === 'sending' && !state.isSentByEditing && (
                  <Progress label={t(api.inBrowser === true ? 'hub.play.running' : 'hub.play.sending')} isLabelHidden />
                )}
              </div>
              <div className={phase === 'sending' ? stale : fresh}>
                <Content {...props} source={source} />
              </div>
            </div>
          )}
        </Stack>
        <Announcement api={api} state={state} />
      </Card>
      {answer !== null && isExpanded && (
        <Suspense fallback={null}>
          <FullScreenResponse {...{ api, answer, source }} onClose={() => setIsExpanded(false)} />
        </Suspense>
      )}
    </div>
  );
}

function Content({
  api,
  state,
  access,
  send,
  loginHref,
  source,
}: Pick<ResponsePanelProps, 'api' | 'state' | 'access' | 'send' | 'loginHref'> & { readonly source: File | null }) {
  const t = useCopy(hubCopy);
  const format = useFormat();
  const { phase, outcome, restored, fields } = state;
  if (phase === 'failed') {
    return (
      <Failed title={t('hub.play.failed.title')} onRetry={() => send({ type: 'send' })}>
        {navigator.onLine ? t('hub.play.failed.text') : t('hub.play.failed.offline')}
      </Failed>
    );
  }
  if (outcome === null && restored !== null) {
    return <Empty title={t('hub.play.restoredLarge.title')}>{t('hub.play.restoredLarge.text')}</Empty>;
  }
  if (outcome === null) {
    const way =
      access === 'sign in'
        ? t('hub.play.answerClosed.text')
        : access === 'premium'
          ? t('hub.play.answerPremium.text')
          : t(emptyText(api));
    return <Empty title={t('hub.play.answerEmpty.title')}>{way}</Empty>;
  }
  return (
    <Stack space={2}>
      {restored !== null && (
        <Text size="small" tone="quiet">
          {t('hub.play.restored', { when: format.moment(restored.at) })}
        </Text>
      )}
      <Suspense fallback={<Skeleton shape="text" lines={6} />}>
        {outcome.kind === 'answered' ? (
          <ResponseViews api={api} answer={outcome.answer} source={source} />
        ) : (
          <RefusedPanel
            refused={outcome.refused}
            loginHref={loginHref}
            labels={Object.fromEntries(fields.map(({ pointer, label }) => [pointer, label]))}
          />
        )}
      </Suspense>
    </Stack>
  );
}

/** The picture file that the response was made from. Files of restored calls are not stored. */
function sourcePicture({ sent, restored }: PlaygroundState): File | null {
  if (restored !== null) return null;
  const files = Object.values(sent?.values ?? {}).flatMap(filesOf);
  return files.find(({ type }) => type.startsWith('image/')) ?? null;
}

function emptyText({ input, inBrowser, examples: [example] }: Api) {
  // Examples have no files.
  if (fieldsOf(input).some(({ kind, required }) => required && (kind === 'file' || kind === 'files')))
    return inBrowser === true ? 'hub.play.answerEmpty.runFile' : 'hub.play.answerEmpty.file';
  if (inBrowser === true)
    return example === undefined ? 'hub.play.answerEmpty.runNoExample' : 'hub.play.answerEmpty.run';
  return example === undefined ? 'hub.play.answerEmpty.noExample' : 'hub.play.answerEmpty.text';
}

/** Link to the current input; available before a call is sent. */
function ShareButton({ state: { fields, values }, pageUrl }: Pick<ResponsePanelProps, 'state' | 'pageUrl'>) {
  const t = useCopy(hubCopy);
  const { url, left } = shareLink(pageUrl, fields, values);
  const names = left.map((name) => fields.find((field) => field.name === name)?.label ?? name).join(', ');
  return (
    <CopyButton
      text={url}
      label={left.length === 0 ? t('hub.play.share') : t('hub.play.shareWithout', { names })}
      icon={<IconLink size={20} stroke={1.5} aria-hidden />}
    />
  );
}

/** Announces the state to screen readers. */
function Announcement({ api, state: { phase, outcome } }: Pick<ResponsePanelProps, 'api' | 'state'>) {
  const t = useCopy(hubCopy);
  const measure = useMeasure();
  const summary =
    phase === 'sending'
      ? t(api.inBrowser === true ? 'hub.play.running' : 'hub.play.sending')
      : phase === 'answered' && outcome?.kind === 'answered'
        ? outcome.answer.ranInBrowser === true
          ? t('hub.play.ran', { time: measure.span(outcome.answer.ms) })
          : t('hub.play.answered', { status: outcome.answer.status, time: measure.span(outcome.answer.ms) })
        : phase === 'refused' && outcome?.kind === 'refused'
          ? refusalTitle(t, outcome.refused.code)
          : '';
  return (
    <span role="status" className={visuallyHidden}>
      {summary}
    </span>
  );
}
