import { callLimits } from '@apiyard/api/contract/call-limits';
import type { Api } from '@apiyard/api/contract/hub/hub';
import type { User } from '@apiyard/api/contract/accounts/session';
import { Button } from '@apiyard/ui/Button';
import { Inline } from '@apiyard/ui/Inline';
import { KeyHint } from '@apiyard/ui/KeyHint';
import { Link } from '@apiyard/ui/Link';
import { Switch } from '@apiyard/ui/Switch';
import { Text } from '@apiyard/ui/Text';
import { IconArrowDown, IconPlayerPlay, IconPlayerStop, IconSend2 } from '@tabler/icons-react';
import type { Access } from '@apiyard/kit/calls/access.ts';
import { useObjectUrl } from '@apiyard/kit/calls/object-url.ts';
import { useCopy } from '@apiyard/kit/copy.ts';
import { useIsUnknownPerson } from '@apiyard/kit/services.tsx';
import { hubCopy } from '../hub-copy.ts';
import { usesCalls } from '../in-browser/uses-calls.ts';
import type { PlaygroundEvent, PlaygroundState } from '../playground/playground-state.ts';
import { responsePreview } from '../response/response-preview.ts';
import { refusalTitle } from '../response/refusal-title.ts';
import { preview, result, sendRow, thumbnail, title } from './SendRow.css.ts';

interface SendRowProps {
  readonly api: Api;
  readonly state: PlaygroundState;
  readonly send: (event: PlaygroundEvent) => void;
  readonly access: Access;
  readonly person: User | null;
  readonly loginHref: string;
  /** Moves to the response; null where it is next to the form. */
  readonly onShowResult: (() => void) | null;
}

/** The button that sends the form, with what that costs, and what came of it while that is out of view. */
export function SendRow({ api, state, send, access, person, loginHref, onShowResult }: SendRowProps) {
  const t = useCopy(hubCopy);
  return (
    <div className={sendRow}>
      {onShowResult !== null && <Result {...{ api, state, onShowResult }} />}
      <Action {...{ api, access, state, send, loginHref }} />
      {(api.instant || api.inBrowser === true) && access === 'open' && state.fields.length > 0 && (
        <Switch isSelected={state.isLive} onChange={(on) => send({ type: 'answer edits', on })}>
          {t('hub.play.live')}
        </Switch>
      )}
      <Cost {...{ api, access, person, state }} />
    </div>
  );
}

/** The response in small, and the way to it, where it is below the form. */
function Result({
  api,
  state: { outcome },
  onShowResult,
}: Pick<SendRowProps, 'api' | 'state'> & { readonly onShowResult: () => void }) {
  const t = useCopy(hubCopy);
  if (outcome === null) return null;
  const isRefused = outcome.kind === 'refused';
  return (
    <div className={result}>
      {outcome.kind === 'answered' && outcome.answer.body.kind === 'picture' && (
        <Thumbnail blob={outcome.answer.body.blob} />
      )}
      <bdi className={isRefused ? title : preview}>
        {isRefused ? refusalTitle(t, outcome.refused.code) : responsePreview(outcome.answer.body, api)}
      </bdi>
      <Button size="small" icon={<IconArrowDown size={20} stroke={1.5} />} onPress={onShowResult}>
        {t(isRefused ? 'hub.play.showError' : 'hub.play.showResult')}
      </Button>
    </div>
  );
}

/** Decoration: the name of the picture is next to it. */
function Thumbnail({ blob }: { readonly blob: Blob }) {
  const url = useObjectUrl(blob);
  return url === null ? <span className={thumbnail} /> : <img src={url} alt="" className={thumbnail} />;
}

type ActionProps = Pick<SendRowProps, 'api' | 'access' | 'state' | 'send' | 'loginHref'>;

function Action({ api, access, state, send, loginHref }: ActionProps) {
  const t = useCopy(hubCopy);
  if (access === 'sign in')
    return (
      <Link look="primary" href={loginHref}>
        {t('hub.play.signInToSend')}
      </Link>
    );
  if (access === 'premium')
    return (
      <Link look="primary" href="/pricing">
        {t('hub.play.plansToSend')}
      </Link>
    );
  const isSending = state.phase === 'sending';
  const isHere = api.inBrowser === true;
  // A button that comes and goes with each letter would flicker. The next letter ends the run.
  const canCancel = isSending && !(isHere && state.isSentByEditing);
  return (
    <Inline wrap={false}>
      <Button
        type="submit"
        tone="primary"
        isDisabled={access === 'paused'}
        icon={isHere ? <IconPlayerPlay size={20} stroke={1.5} /> : <IconSend2 size={20} stroke={1.5} />}
      >
        {t(isHere ? 'hub.play.run' : 'hub.play.send')}
      </Button>
      {canCancel ? (
        <Button icon={<IconPlayerStop size={20} stroke={1.5} />} onPress={() => send({ type: 'cancel' })}>
          {t('hub.play.cancel')}
        </Button>
      ) : (
        <KeyHint keys={['Mod', 'Enter']} />
      )}
    </Inline>
  );
}

function Cost({
  api,
  access,
  person,
  state: { isLive, outcome },
}: Pick<SendRowProps, 'api' | 'access' | 'person' | 'state'>) {
  const t = useCopy(hubCopy);
  const isUnknown = useIsUnknownPerson();
  const costs = t(isLive ? 'hub.play.costsLive' : 'hub.play.costs', { count: api.cost });
  const texts = {
    open: !usesCalls(api, outcome)
      ? t('hub.play.costsNothing')
      : isUnknown
        ? costs
        : person === null
          ? t('hub.play.costsVisitor', { count: callLimits.visitorCallsPerHour })
          : `${costs} ${t('hub.play.left', { count: person.quota.remaining })}`,
    'sign in': t('hub.play.signInWhy'),
    premium: t('hub.play.premiumWhy'),
    paused: t('hub.play.pausedText'),
  } satisfies Record<Access, string>;
  return (
    <Text size="small" tone="quiet">
      {texts[access]}
    </Text>
  );
}
