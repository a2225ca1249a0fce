import { Alert } from '@apiyard/ui/Alert';
import { Card } from '@apiyard/ui/Card';
import { Skeleton } from '@apiyard/ui/Skeleton';
import { Stack } from '@apiyard/ui/Stack';
import { useRef, useState } from 'react';
import { commitField } from '@apiyard/kit/browser/commit-field.ts';
import { useShortcut } from '@apiyard/kit/browser/shortcuts.ts';
import { accessToRun } from '@apiyard/kit/calls/access.ts';
import { useCopy } from '@apiyard/kit/copy.ts';
import { useIsUnknownPerson } from '@apiyard/kit/services.tsx';
import { hubCopy } from '../hub-copy.ts';
import { columns, room, underForm } from './Bench.css.ts';
import { HistoryPanel } from './HistoryPanel.tsx';
import { InputForm } from '../form/InputForm.tsx';
import type { PlaygroundEvent } from './playground-state.ts';
import { useIsStacked } from './use-is-stacked.ts';
import { startsWithResponse } from './use-first-response.ts';
import { scrollToStart } from './result/scroll-to-response.ts';
import type { Pane, ResponsePanelProps } from './result/ResponsePanel.tsx';
import { ResponsePanel } from './result/ResponsePanel.tsx';

export interface BenchProps extends Omit<ResponsePanelProps, 'access' | 'pane' | 'onPane' | 'place'> {
  /** The focus is in the form or the response. */
  readonly onUse?: () => void;
}

/** Form, history and response of an API, with a notice if it is paused or failing. */
export function Bench({ send, onUse, ...props }: BenchProps) {
  const { api, state, person, loginHref } = props;
  const t = useCopy(hubCopy);
  const isUnknown = useIsUnknownPerson();
  // A page that was rendered for everyone who is signed in must not ask them to sign in.
  const access = accessToRun(api, isUnknown ? { premiumApis: true } : person);
  const [chosen, setChosen] = useState<Pane | null>(null);
  const grid = useRef<HTMLDivElement>(null);
  const response = useRef<HTMLDivElement>(null);
  const isStacked = useIsStacked(grid);
  const showResult = () => {
    setChosen('response');
    response.current?.focus({ preventScroll: true });
    scrollToStart(response.current);
  };
  const hasResponse = state.outcome !== null || state.restored !== null || state.phase !== 'editing';
  const sendHere = (event: PlaygroundEvent) => {
    // What a person asks for is shown. Responses to typing leave the chosen pane open.
    if (event.type === 'send' || event.type === 'restore') setChosen(null);
    send(event);
  };
  useShortcut(access === 'open' ? 'Mod+Enter' : null, t(api.inBrowser ? 'hub.play.run' : 'hub.play.send'), () => {
    commitField();
    sendHere({ type: 'send' });
  });
  return (
    <Stack space={2}>
      {api.health === 'paused' && (
        <Alert tone="warning" title={t('hub.play.pausedTitle')}>
          {t('hub.play.pausedText')}
        </Alert>
      )}
      {api.health === 'failing' && (
        <Alert tone="warning" title={t('hub.play.failingTitle')}>
          {t('hub.play.failingText')}
        </Alert>
      )}
      <div className={room}>
        <div ref={grid} className={columns} onFocus={onUse}>
          <InputForm
            {...{ api, state, access, person, loginHref }}
            send={sendHere}
            onShowResult={isStacked ? showResult : null}
          />
          <ResponsePanel
            {...props}
            place={response}
            access={access}
            send={sendHere}
            pane={chosen ?? (hasResponse || startsWithResponse(api) ? 'response' : 'code')}
            onPane={setChosen}
          />
          <div className={underForm}>
            <HistoryPanel state={state} send={sendHere} />
          </div>
        </div>
      </div>
    </Stack>
  );
}

/** Placeholder of the bench, in the same shape to prevent layout shift. */
export function BenchSkeleton() {
  return (
    <div aria-busy className={room}>
      <div className={columns}>
        <Card>
          <Skeleton shape="text" lines={12} />
        </Card>
        <Card>
          <Skeleton shape="text" lines={12} />
        </Card>
      </div>
    </div>
  );
}
