import type { ListedApi } from '@apiyard/api/contract/hub/hub';
import type { LoggedCall } from '@apiyard/api/contract/hub/usage';
import { Button } from '@apiyard/ui/Button';
import { Card } from '@apiyard/ui/Card';
import { Link } from '@apiyard/ui/Link';
import { Skeleton } from '@apiyard/ui/Skeleton';
import { Text } from '@apiyard/ui/Text';
import { visuallyHidden } from '@apiyard/ui/theme/visually-hidden.css';
import { IconCheck, IconCircleX } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useMemo } from 'react';
import { useMeasure } from '@apiyard/kit/browser/measure.ts';
import { useCopy } from '@apiyard/kit/copy.ts';
import type { Loadable } from '@apiyard/kit/data/loadable.ts';
import { useFormat } from '@apiyard/kit/format.ts';
import { maskedKey } from '@apiyard/kit/snippets/masked-key.ts';
import { Time } from '@apiyard/kit/Time/Time.tsx';
import { CallCode } from '../../CallCode.tsx';
import { hubCopy } from '../../hub-copy.ts';
import { useKeyIsShown } from '../../key-is-shown.ts';
import { refusalTitle } from '../../response/refusal-title.ts';
import { CallStatus } from '../CallStatus.tsx';
import { CodeLine } from '../CodeLine.tsx';
import { homeCopy } from '../home-copy.ts';
import { toolsToTry } from '../tools-to-try.ts';
import type { FirstStepsState } from '../use-first-steps.ts';
import { content, failed, line, markLook, pulse, response, step, steps, title } from './FirstSteps.css.ts';
import { firstCallOf, fixOf } from './first-call.ts';
import { firstRequest } from './first-request.ts';
import { StarTools } from './StarTools.tsx';

export interface FirstStepsProps extends FirstStepsState {
  readonly apiKey: string;
  /** Public origin of the API. */
  readonly apiOrigin: string;
  readonly tools: Loadable<readonly ListedApi[]>;
  /** Latest first. */
  readonly calls: Loadable<readonly LoggedCall[]>;
  readonly hasFavourite: boolean;
  readonly nowMs: number;
}

/** Number of tools to star. */
const starsMax = 3;

/** What a new person does first: key, call, response, favourite. */
export function FirstSteps({ apiKey, apiOrigin, tools, calls, hasFavourite, nowMs, isDone, onClose }: FirstStepsProps) {
  const t = useCopy(homeCopy);
  const isKeyShown = useKeyIsShown(apiKey);
  const first = firstCallOf(calls.state === 'done' ? calls.value : []);
  const hasArrived = first.state === 'arrived';
  const known = tools.state === 'done' ? tools.value : null;
  const request = useMemo(() => known && firstRequest(known, apiOrigin, apiKey), [known, apiOrigin, apiKey]);
  return (
    <Card
      title={t(isDone ? 'home.first.done' : 'home.first.title')}
      actions={
        <Button tone="plain" onPress={onClose}>
          {t(isDone ? 'home.first.close' : 'home.first.hide')}
        </Button>
      }
    >
      <ol role="list" className={steps}>
        <Step number={1} title={t('home.key.title')} isDone={hasArrived}>
          <CodeLine
            shown={maskedKey(apiKey)}
            copied={apiKey}
            label={t('home.key.title')}
            copyLabel={t('home.key.copy')}
          />
          <Text tone="quiet" isProse>
            {t('home.key.text')}
          </Text>
        </Step>
        <Step number={2} title={t('home.first.call')} isDone={hasArrived}>
          <Text tone="quiet">{t('home.first.callText')}</Text>
          {request === null ? (
            known === null ? (
              <Skeleton shape="block" height={12} />
            ) : (
              <Text tone="quiet">{t('home.tools.noneText')}</Text>
            )
          ) : (
            <CallCode label={t('home.first.language')} {...{ request, apiKey, isKeyShown }} />
          )}
        </Step>
        <Step number={3} title={t('home.first.response')} isDone={hasArrived}>
          <div role="status" className={response}>
            {first.state === 'waiting' ? (
              <Waiting />
            ) : first.state === 'failed' ? (
              <Failure call={first.call} nowMs={nowMs} />
            ) : (
              <Arrived call={first.call} nowMs={nowMs} />
            )}
          </div>
        </Step>
        <Step number={4} title={t('home.first.star')} isDone={hasFavourite}>
          <Text tone="quiet">{t('home.first.starText')}</Text>
          {known !== null && <StarTools tools={toolsToTry(known).slice(0, starsMax)} />}
        </Step>
      </ol>
    </Card>
  );
}

interface StepProps {
  readonly number: number;
  readonly title: string;
  readonly isDone: boolean;
  readonly children: ReactNode;
}

function Step({ number, title: words, isDone, children }: StepProps) {
  const t = useCopy(homeCopy);
  const format = useFormat();
  return (
    <li className={step}>
      <span aria-hidden className={markLook[isDone ? 'done' : 'ahead']}>
        {isDone ? <IconCheck size={16} stroke={2} /> : format.number(number)}
      </span>
      <div className={content}>
        <h3 className={title}>
          {words}
          {isDone && <span className={visuallyHidden}> {t('home.first.isDone')}</span>}
        </h3>
        {children}
      </div>
    </li>
  );
}

function Waiting() {
  const t = useCopy(homeCopy);
  return (
    <>
      <span className={line}>
        <span className={pulse} aria-hidden />
        <Text weight="medium">{t('home.first.waiting')}</Text>
      </span>
      <Text tone="quiet" size="small">
        {t('home.first.waitingText')}
      </Text>
    </>
  );
}

interface CallProps {
  readonly call: LoggedCall;
  readonly nowMs: number;
}

function Arrived({ call, nowMs }: CallProps) {
  const t = useCopy(homeCopy);
  return (
    <>
      <Text weight="medium">{t('home.first.arrived')}</Text>
      <CallLine call={call} nowMs={nowMs} />
    </>
  );
}

function Failure({ call, nowMs }: CallProps) {
  const t = useCopy(homeCopy);
  const hub = useCopy(hubCopy);
  return (
    <>
      <span className={line}>
        <IconCircleX size={20} stroke={1.5} className={failed} aria-hidden />
        <Text weight="medium">{refusalTitle(hub, call.code ?? '')}</Text>
      </span>
      <Text>{t(`home.first.fix.${fixOf(call.code)}`)}</Text>
      <CallLine call={call} nowMs={nowMs} />
    </>
  );
}

function CallLine({ call: { status, api, ms, at }, nowMs }: CallProps) {
  const t = useCopy(homeCopy);
  const measure = useMeasure();
  return (
    <span className={line}>
      <CallStatus status={status} />
      <Text as="span" size="small" isMono>
        {api}
      </Text>
      <Text as="span" size="small" tone="quiet" isTabular>
        {measure.span(ms)}
      </Text>
      <Text as="span" size="small" tone="quiet">
        <Time at={at} nowMs={nowMs} />
      </Text>
      <Link href="/account/usage">{t('home.first.log')}</Link>
    </span>
  );
}
