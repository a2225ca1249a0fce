import { Alert } from '@apiyard/ui/Alert';
import { Badge } from '@apiyard/ui/Badge';
import { Button } from '@apiyard/ui/Button';
import { Card } from '@apiyard/ui/Card';
import { CopyButton } from '@apiyard/ui/CopyButton';
import { Link } from '@apiyard/ui/Link';
import { Text } from '@apiyard/ui/Text';
import { CodeField } from '@apiyard/ui/CodeField';
import { TextArea } from '@apiyard/ui/TextArea';
import { TextField } from '@apiyard/ui/TextField';
import { ToggleButtonGroup } from '@apiyard/ui/ToggleButtonGroup';
import type { ReactNode } from 'react';
import { useEffect, useRef } from 'react';
import { useCopy } from '@apiyard/kit/copy.ts';
import { useFormat } from '@apiyard/kit/format.ts';
import { landingCopy } from '../landing-copy.ts';
import type { Inputs, Outcome, ToolCall, ToolId } from '../try-it/try-it-calls.ts';
import { callOf, curlOf, firstResponse, formats, playgroundHref } from '../try-it/try-it-calls.ts';
import type { TryItEvent } from '../try-it/try-it.machine.ts';
import * as css from './TryItScreen.css.ts';

export interface TryItScreenProps {
  readonly tool: ToolId;
  readonly inputs: Inputs;
  /** The selected tool's last response and the call that it belongs to. */
  readonly answered: { readonly call: ToolCall; readonly outcome: Outcome } | undefined;
  readonly isCalling: boolean;
  /** The form was submitted without input. */
  readonly isMissing: boolean;
  /** Origin of the API in code samples. */
  readonly origin: string;
  readonly send: (event: TryItEvent) => void;
}

const labels = {
  convert: 'landing.try.convert',
  qr: 'landing.try.qr',
  uuid: 'landing.try.uuid',
  hash: 'landing.try.hash',
  colour: 'landing.try.colour',
} as const;
const verbs = {
  convert: 'landing.try.runConvert',
  qr: 'landing.try.runQr',
  uuid: 'landing.try.runUuid',
  hash: 'landing.try.runHash',
  colour: 'landing.try.runColour',
} as const;
const tools = ['convert', 'qr', 'uuid', 'hash', 'colour'] as const satisfies readonly ToolId[];

/** Tools that are free to try: input, response and the same call as code. */
export function TryItScreen({ tool, inputs, answered, isCalling, isMissing, origin, send }: TryItScreenProps) {
  const t = useCopy(landingCopy);
  const call = callOf(tool, inputs);
  const form = useSubmitByKeys();
  const left = answered?.outcome.kind === 'answered' ? answered.outcome.left : null;
  return (
    <Card title={t('landing.try.title')}>
      <div className={css.tool}>
        <ToggleButtonGroup
          label={t('landing.try.tools')}
          options={tools.map((id) => ({ id, label: t(labels[id]) }))}
          value={tool}
          onChange={(chosen) => send({ type: 'choose', tool: chosen })}
        />
        <form
          ref={form}
          className={css.panes}
          onSubmit={(event) => {
            event.preventDefault();
            send({ type: 'run' });
          }}
        >
          <div className={css.form}>
            <ToolInput tool={tool} inputs={inputs} isMissing={isMissing} send={send} />
            <Button type="submit" isPending={isCalling} isFullWidth>
              {t(verbs[tool])}
            </Button>
          </div>
          <ResponseBox
            answered={answered}
            isCalling={isCalling}
            isStale={answered !== undefined && JSON.stringify(answered.call) !== JSON.stringify(call)}
            send={send}
          />
        </form>
        <div className={css.call}>
          <pre className={css.callText} dir="ltr" tabIndex={0} role="region" aria-label={t('landing.try.call')}>
            {curlOf(call, origin)}
          </pre>
          <CopyButton text={curlOf(call, origin)} />
        </div>
        <div className={css.foot}>
          <Link href={playgroundHref(call)}>{t('landing.try.open')}</Link>
          <span role="status">
            <Text as="span" size="small" tone="quiet">
              {left === null ? '' : t('landing.try.left', { count: left })}
            </Text>
          </span>
        </div>
      </div>
    </Card>
  );
}

/** Submits with Ctrl+Enter or ⌘+Enter, also from text areas. */
function useSubmitByKeys() {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    const element = form.current;
    const submit = (event: KeyboardEvent) => {
      if (event.key === 'Enter' && (event.ctrlKey || event.metaKey) && !event.repeat) element?.requestSubmit();
    };
    element?.addEventListener('keydown', submit);
    return () => element?.removeEventListener('keydown', submit);
  }, []);
  return form;
}

function ToolInput({
  tool,
  inputs,
  isMissing,
  send,
}: Pick<TryItScreenProps, 'tool' | 'inputs' | 'isMissing' | 'send'>) {
  const t = useCopy(landingCopy);
  const missing = isMissing ? { errorMessage: t('landing.try.write') } : {};
  switch (tool) {
    case 'convert':
      return (
        <>
          <CodeField
            label={t('landing.try.text')}
            rows={5}
            value={inputs.convert.text}
            onChange={(text) => send({ type: 'edit', tool, change: { text } })}
            {...missing}
          />
          <ToggleButtonGroup
            label={t('landing.try.to')}
            size="small"
            options={formats.map((id) => ({ id, label: id.toUpperCase() }))}
            value={inputs.convert.to}
            onChange={(to) => {
              send({ type: 'edit', tool, change: { to } });
              send({ type: 'run' });
            }}
          />
        </>
      );
    case 'qr':
      return (
        <TextArea
          label={t('landing.try.link')}
          dir="auto"
          rows={7}
          value={inputs.qr.text}
          onChange={(text) => send({ type: 'edit', tool, change: { text } })}
          {...missing}
        />
      );
    case 'hash':
      return (
        <TextArea
          label={t('landing.try.hashed')}
          dir="auto"
          rows={7}
          value={inputs.hash.text}
          onChange={(text) => send({ type: 'edit', tool, change: { text } })}
          {...missing}
        />
      );
    case 'colour':
      return (
        <TextField
          label={t('landing.try.anyColour')}
          isMonospaced
          value={inputs.colour.text}
          onChange={(text) => send({ type: 'edit', tool, change: { text } })}
          {...missing}
        />
      );
    case 'uuid':
      return (
        <ToggleButtonGroup
          label={t('landing.try.version')}
          options={[
            { id: '7', label: t('landing.try.v7') },
            { id: '4', label: t('landing.try.v4') },
          ]}
          value={inputs.uuid.version}
          onChange={(version) => {
            send({ type: 'edit', tool, change: { version } });
            send({ type: 'run' });
          }}
        />
      );
  }
}

interface ResponseBoxProps extends Pick<TryItScreenProps, 'answered' | 'isCalling' | 'send'> {
  readonly isStale: boolean;
}

function ResponseBox({ answered, isCalling, isStale, send }: ResponseBoxProps) {
  const t = useCopy(landingCopy);
  const shown = answered?.outcome.kind === 'answered' ? answered.outcome.shown : null;
  const box = useRef<HTMLDivElement>(null);
  const wasCalling = useRef(isCalling);
  useEffect(() => {
    // On phones the response is below the button.
    if (wasCalling.current && !isCalling) box.current?.scrollIntoView({ block: 'nearest' });
    wasCalling.current = isCalling;
  }, [isCalling]);
  return (
    <div ref={box} className={css.answer} aria-busy={isCalling}>
      <div className={css.responseHead}>
        <span className={css.responseName}>{t('landing.try.answer')}</span>
        {shown !== null && isStale && <Badge>{t('landing.try.stale')}</Badge>}
        {shown === firstResponse && !isStale && <Badge>{t('landing.try.example')}</Badge>}
        {shown?.kind === 'text' && <CopyButton text={shown.text} />}
      </div>
      <ResponseBody answered={answered} isDimmed={isStale || isCalling} send={send} />
    </div>
  );
}

function ResponseBody({
  answered,
  isDimmed,
  send,
}: Pick<ResponseBoxProps, 'answered' | 'send'> & { readonly isDimmed: boolean }) {
  const t = useCopy(landingCopy);
  const format = useFormat();
  const again = <Button onPress={() => send({ type: 'run' })}>{t('landing.try.again')}</Button>;
  if (answered === undefined) {
    return (
      <div className={css.responseBody.text}>
        <Text tone="quiet">{t('landing.try.none')}</Text>
      </div>
    );
  }
  const { outcome, call } = answered;
  switch (outcome.kind) {
    case 'answered':
      if (outcome.shown.kind === 'picture') {
        return (
          <div className={`${css.responseBody.picture} ${isDimmed ? css.stale : ''}`}>
            <img
              className={css.code}
              src={outcome.shown.src}
              alt={t('landing.try.qrOf', { text: String(call.input['text']) })}
              width={160}
              height={160}
            />
          </div>
        );
      }
      return (
        <pre
          className={`${css.responseBody.text} ${css.mono} ${isDimmed ? css.stale : ''}`}
          dir="ltr"
          tabIndex={0}
          role="region"
          aria-label={t('landing.try.answer')}
        >
          {outcome.shown.text}
        </pre>
      );
    case 'refused':
      return (
        <Note>
          <Alert tone="warning" title={t('landing.try.refused')}>
            {outcome.place !== null && <p>{t('landing.try.place', { ...outcome.place })}</p>}
            <bdi>{outcome.detail}</bdi>
          </Alert>
        </Note>
      );
    case 'spent':
      return (
        <Note>
          <Alert
            tone="warning"
            title={t('landing.try.spent')}
            action={<Link href="/auth/register">{t('landing.register')}</Link>}
          >
            {t('landing.try.spentText', { wait: format.duration(outcome.waitS) })}
          </Alert>
        </Note>
      );
    case 'failed':
      return (
        <Note>
          <Alert tone="error" title={t('landing.try.failed')} action={again}>
            {t('landing.try.failedText')}{' '}
            {outcome.requestId !== null && <bdi className={css.mono}>{outcome.requestId}</bdi>}
          </Alert>
        </Note>
      );
    case 'no answer':
      return (
        <Note>
          <Alert tone="error" title={t('landing.try.noAnswer')} action={again}>
            {t('landing.try.noAnswerText')}
          </Alert>
        </Note>
      );
  }
}

function Note({ children }: { readonly children: ReactNode }) {
  return <div className={css.responseBody.note}>{children}</div>;
}
