import { Alert } from '@apiyard/ui/Alert';
import { CopyButton } from '@apiyard/ui/CopyButton';
import { Inline } from '@apiyard/ui/Inline';
import { Link } from '@apiyard/ui/Link';
import { Stack } from '@apiyard/ui/Stack';
import { Text } from '@apiyard/ui/Text';
import { useEffect, useState } from 'react';
import { useCopy } from '@apiyard/kit/copy.ts';
import { useFormat } from '@apiyard/kit/format.ts';
import { useMeasure } from '@apiyard/kit/browser/measure.ts';
import { serverIssueText } from '../form/issue-text.ts';
import { tooSlow } from '../in-browser/too-slow.ts';
import { hubCopy } from '../hub-copy.ts';
import type { Refused } from '@apiyard/kit/calls/response.ts';
import { more } from './ResponseViews.css.ts';
import { HeaderList } from './HeaderList.tsx';
import { refusalTitle } from './refusal-title.ts';

interface RefusedPanelProps {
  readonly refused: Refused;
  readonly loginHref: string;
  /** Field labels by pointer; issues without one show the pointer. */
  readonly labels: Readonly<Record<string, string>>;
}

/** An error response: what happened and what to do next. */
export function RefusedPanel({ refused, loginHref, labels }: RefusedPanelProps) {
  const t = useCopy(hubCopy);
  const measure = useMeasure();
  const { code, detail, issues, status, requestId, retryAtMs, ms, headers, ranInBrowser = false } = refused;
  const way =
    code === 'Unauthenticated' ? (
      <Link look="quiet" href={loginHref}>
        {t('hub.play.signIn')}
      </Link>
    ) : code === 'QuotaSpent' || code === 'PremiumOnly' ? (
      <Link look="quiet" href="/pricing">
        {t('hub.play.plans')}
      </Link>
    ) : undefined;
  // The message of a single issue is already shown at its field.
  const listed = issues.filter((issue) => issues.length > 1 || issue.detail !== detail);
  return (
    <Stack space={2}>
      <Alert
        tone={status >= 500 || code === 'InvalidInput' ? 'error' : 'warning'}
        title={refusalTitle(t, code)}
        action={way}
      >
        <Stack space={1}>
          {detail !== '' && <bdi>{detail}</bdi>}
          {code === tooSlow && <span>{t('hub.play.tooSlow')}</span>}
          {listed.length > 0 && (
            <ul>
              {listed.map((issue) => (
                <li key={`${issue.pointer} ${issue.detail}`}>
                  {labels[issue.pointer] ?? (
                    <Text as="span" isMono>
                      {issue.pointer}
                    </Text>
                  )}
                  : <bdi>{serverIssueText(t, issue)}</bdi>
                </li>
              ))}
            </ul>
          )}
          {retryAtMs !== null && <Countdown untilMs={retryAtMs} />}
          {!ranInBrowser && <span>{t('hub.play.notCharged')}</span>}
        </Stack>
      </Alert>
      <Inline space={2}>
        <Text as="span" size="small" tone="quiet" isTabular>
          {ranInBrowser ? t('hub.play.ranInBrowser') : `${t('hub.play.status')} ${status}`} · <bdi>{code}</bdi> ·{' '}
          {measure.span(ms)}
        </Text>
        {requestId !== null && (
          <Inline space={0.5}>
            <Text as="span" size="small" tone="quiet">
              {t('hub.play.requestId')}
            </Text>
            <Text as="span" size="small" isMono>
              {requestId}
            </Text>
            <CopyButton text={requestId} label={t('hub.play.copyRequestId')} />
          </Inline>
        )}
      </Inline>
      {headers.length > 0 && (
        <details>
          <summary className={more}>{t('hub.play.view.headers')}</summary>
          <HeaderList headers={headers} />
        </details>
      )}
    </Stack>
  );
}

/** Countdown, updated every second and announced to screen readers once. */
function Countdown({ untilMs }: { readonly untilMs: number }) {
  const t = useCopy(hubCopy);
  const format = useFormat();
  const [nowMs, setNowMs] = useState(() => Date.now());
  const leftS = Math.ceil((untilMs - nowMs) / 1000);
  useEffect(() => {
    if (untilMs <= Date.now()) return undefined;
    const timer = setInterval(() => {
      setNowMs(Date.now());
      if (Date.now() >= untilMs) clearInterval(timer);
    }, 1000);
    return () => clearInterval(timer);
  }, [untilMs]);
  return leftS > 0 ? (
    <span aria-live="off">{t('hub.play.wait', { wait: format.duration(leftS) })}</span>
  ) : (
    <span role="status">{t('hub.play.waitOver')}</span>
  );
}
