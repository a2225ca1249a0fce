import type { Api } from '@apiyard/api/contract/hub/hub';
import { Card } from '@apiyard/ui/Card';
import { CopyButton } from '@apiyard/ui/CopyButton';
import { Empty } from '@apiyard/ui/Empty';
import { Failed } from '@apiyard/ui/Failed';
import { IconButton } from '@apiyard/ui/IconButton';
import { Progress } from '@apiyard/ui/Progress';
import { Skeleton } from '@apiyard/ui/Skeleton';
import { Stack } from '@apiyard/ui/Stack';
import { Text } from '@apiyard/ui/Text';
import { visuallyHidden } from '@apiyard/ui/theme/visually-hidden.css';
import { IconDownload, IconLink } from '@tabler/icons-react';
import { Suspense, useEffect, useRef } from 'react';
import { useCopy } from '@apiyard/kit/copy.ts';
import { useFormat } from '@apiyard/kit/format.ts';
import { useMeasure } from '@apiyard/kit/browser/measure.ts';
import { saveBlob } from '@apiyard/kit/browser/save-blob.ts';
import type { ApiResponse } from '@apiyard/kit/calls/response.ts';
import { prettyJson } from '../response/pretty-json.ts';
import { refusalTitle } from '../response/refusal-title.ts';
import { hubCopy } from '../hub-copy.ts';
import type { Access } from '@apiyard/kit/calls/access.ts';
import { lazyPart } from '@apiyard/kit/routing/lazy-part.ts';
import { RefusedPanel } from '../response/RefusedPanel.tsx';
import { anchor, body, fresh, progress, stale } from './ResponsePanel.css.ts';
import type { PlaygroundEvent, PlaygroundState } from './playground-state.ts';
import type { SharedPage } from './share-link.ts';
import { shareLink } from './share-link.ts';

/** Response views load in parallel with the first call. */
const loadViews = () => import('../response/ResponseViews.tsx');
const ResponseViews = lazyPart('response-views', () => loadViews().then(({ ResponseViews: views }) => views));

interface ResponsePanelProps {
  readonly api: Api;
  readonly state: PlaygroundState;
  readonly access: Access;
  readonly send: (event: PlaygroundEvent) => void;
  readonly loginHref: string;
  /** Page that a shared link opens. */
  readonly sharedPage: SharedPage;
}

/** Outcome of the call. The last response stays, dimmed, until the next one arrives. */
export function ResponsePanel({ api, state, access, send, loginHref, sharedPage }: ResponsePanelProps) {
  const t = useCopy(hubCopy);
  const place = useRef<HTMLDivElement>(null);
  const { phase, outcome } = state;
  useScrollToResponse(place, phase, state.restored?.id ?? null, state.isSentByEditing);
  useEffect(() => {
    // A failure is reported where the views are rendered.
    if (phase === 'sending') loadViews().catch(() => {});
  }, [phase]);
  const answer = outcome?.kind === 'answered' && phase !== 'failed' ? outcome.answer : null;
  return (
    <div ref={place} className={anchor}>
      <Card
        title={t('hub.play.answer')}
        actions={
          <>
            {answer && (phase !== 'sending' || state.isSentByEditing) && <ResponseActions answer={answer} api={api} />}
            <ShareButton state={state} sharedPage={sharedPage} />
          </>
        }
      >
        <div className={body} aria-busy={phase === 'sending'}>
          <div className={progress}>
            {phase === 'sending' && !state.isSentByEditing && <Progress label={t('hub.play.sending')} isLabelHidden />}
          </div>
          <div className={phase === 'sending' ? stale : fresh}>
            <Content {...{ api, state, access, send, loginHref }} />
          </div>
        </div>
        <Announcement state={state} />
      </Card>
    </div>
  );
}

function Content({ api, state, access, send, loginHref }: Omit<ResponsePanelProps, 'sharedPage'>) {
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
          : api.examples.length > 0
            ? t('hub.play.answerEmpty.text')
            : t('hub.play.answerEmpty.noExample');
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
          <ResponseViews answer={outcome.answer} />
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

function ResponseActions({ answer, api }: { readonly answer: ApiResponse; readonly api: Api }) {
  const t = useCopy(hubCopy);
  const { body: content } = answer;
  const isText = content.kind === 'json' || content.kind === 'text';
  const name = content.kind === 'json' ? `${api.path.split('/').at(-1)}.json` : content.name;
  return (
    <>
      {isText && (
        <CopyButton
          label={t('hub.play.copy')}
          text={() => (content.kind === 'json' ? prettyJson(content.text) : content.text)}
        />
      )}
      <IconButton
        label={t('hub.play.downloadNamed', { name })}
        icon={<IconDownload size={20} stroke={1.5} />}
        onPress={() =>
          saveBlob(
            content.kind === 'json' ? new Blob([content.text], { type: 'application/json' }) : content.blob,
            name,
          )
        }
      />
    </>
  );
}

/** Link to the current input; available before a call is sent. */
function ShareButton({ state: { fields, values }, sharedPage }: Pick<ResponsePanelProps, 'state' | 'sharedPage'>) {
  const t = useCopy(hubCopy);
  const { url, left } = shareLink(sharedPage, fields, values);
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
function Announcement({ state: { phase, outcome } }: { readonly state: PlaygroundState }) {
  const t = useCopy(hubCopy);
  const measure = useMeasure();
  const summary =
    phase === 'sending'
      ? t('hub.play.sending')
      : phase === 'answered' && outcome?.kind === 'answered'
        ? t('hub.play.answered', { status: outcome.answer.status, time: measure.span(outcome.answer.ms) })
        : phase === 'refused' && outcome?.kind === 'refused'
          ? refusalTitle(t, outcome.refused.code)
          : '';
  return (
    <span role="status" className={visuallyHidden}>
      {summary}
    </span>
  );
}

/** Scrolls to the response: after sending if it is below the form, and always when restored from history. */
function useScrollToResponse(
  place: React.RefObject<HTMLElement | null>,
  phase: PlaygroundState['phase'],
  restoredId: string | null,
  isSentByEditing: boolean,
): void {
  const before = useRef({ phase, restoredId });
  useEffect(() => {
    const { phase: phaseBefore, restoredId: restoredBefore } = before.current;
    before.current = { phase, restoredId };
    const hasCome = phaseBefore === 'sending' && phase !== 'editing' && phase !== 'sending' && !isSentByEditing;
    const isStacked = isBelowTheForm(place.current);
    const isRestored = restoredId !== null && restoredId !== restoredBefore;
    if (!isRestored && !(hasCome && isStacked)) return;
    const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches;
    place.current?.scrollIntoView({ block: 'start', behavior: isCalm ? 'auto' : 'smooth' });
  }, [place, phase, restoredId, isSentByEditing]);
}

/** The layout depends on the container's width, not the window's. */
function isBelowTheForm(answer: HTMLElement | null): boolean {
  const form = answer?.previousElementSibling;
  return Boolean(answer && form && answer.getBoundingClientRect().top >= form.getBoundingClientRect().bottom);
}
