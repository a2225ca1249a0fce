import type { Api } from '@apiyard/api/contract/hub/hub';
import type { User } from '@apiyard/api/contract/accounts/session';
import { Alert } from '@apiyard/ui/Alert';
import { Card } from '@apiyard/ui/Card';
import { Skeleton } from '@apiyard/ui/Skeleton';
import { Stack } from '@apiyard/ui/Stack';
import { useEffect } from 'react';
import { useCopy } from '@apiyard/kit/copy.ts';
import { hubCopy } from '../hub-copy.ts';
import { accessTo } from '@apiyard/kit/calls/access.ts';
import { useIsUnknownPerson } from '@apiyard/kit/services.tsx';
import { ResponsePanel } from './ResponsePanel.tsx';
import { columns, room } from './Bench.css.ts';
import { InputForm } from './InputForm.tsx';
import type { PlaygroundEvent, PlaygroundState } from './playground-state.ts';
import type { SharedPage } from './share-link.ts';

export interface BenchProps {
  readonly api: Api;
  readonly state: PlaygroundState;
  readonly send: (event: PlaygroundEvent) => void;
  /** Who is signed in; null for a visitor. */
  readonly person: User | null;
  /** Login page that returns to this page. */
  readonly loginHref: string;
  /** Page that a shared link opens. */
  readonly sharedPage: SharedPage;
}

/** Form and response of an API, with a notice if it is paused or failing. */
export function Bench({ api, state, send, person, loginHref, sharedPage }: BenchProps) {
  const t = useCopy(hubCopy);
  const isUnknown = useIsUnknownPerson();
  // A page that was rendered for everyone who is signed in must not ask them to sign in.
  const access = accessTo(api, isUnknown ? { premiumApis: true } : person);
  useSendShortcut(access === 'open', send);
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
        <div className={columns}>
          <InputForm {...{ api, state, send, access, person, loginHref }} />
          <ResponsePanel {...{ api, state, access, send, loginHref, sharedPage }} />
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

/** Ctrl+Enter, or ⌘+Enter, from anywhere on the page. */
function useSendShortcut(isOn: boolean, send: BenchProps['send']): void {
  useEffect(() => {
    if (!isOn) return undefined;
    const press = (event: KeyboardEvent) => {
      if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || event.repeat) return;
      event.preventDefault();
      commitField(document.activeElement);
      send({ type: 'send' });
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [isOn, send]);
}

/** Number fields commit on blur, so the shortcut sends after that. */
function commitField(field: Element | null): void {
  if (!(field instanceof HTMLInputElement)) return;
  field.blur();
  field.focus();
}
