import type { ApiKey } from '@apiyard/api/contract/keys';
import { listKeys } from '@apiyard/api/contract/keys';
import { listPlans } from '@apiyard/api/contract/plans';
import { useMemo } from 'react';
import type { LoaderFunctionArgs } from 'react-router';
import { useLoaderData, useRevalidator } from 'react-router';
import { useCopy } from '../_kit/copy.ts';
import { useLoadable } from '../_kit/loadable.ts';
import { requirePerson, servicesOf } from '../_kit/route.ts';
import { say } from '../_kit/say.ts';
import { useServices } from '../_kit/services.tsx';
import { LazyKeyDialogs } from './KeyDialogs/LazyKeyDialogs.tsx';
import { keyName } from './key-words.ts';
import { keysCopy } from './keys-copy.ts';
import { KeysScreen } from './KeysScreen/KeysScreen.tsx';
import { useEnded } from './use-ended.ts';
import { useKeys } from './use-keys.ts';

interface KeysData {
  readonly keys: Promise<readonly ApiKey[]>;
  /** How many the person's plan holds; null where no list of plans says so. */
  readonly keysMax: Promise<number | null>;
}

/** Nothing is waited for: the page stands at once and fills in. */
export function loader(args: LoaderFunctionArgs): KeysData {
  const { plan } = requirePerson(args);
  const { api } = servicesOf(args);
  const keys = api.send(listKeys, {}).then(({ items }) => items);
  // The screen shows failures; without a listener the browser would report them as well.
  keys.catch(() => {});
  const keysMax = api.send(listPlans, {}).then(
    ({ items }) => items.find(({ id }) => id === plan)?.keysMax ?? null,
    () => null,
  );
  return { keys, keysMax };
}

export function Component() {
  const t = useCopy(keysCopy);
  const { apiOrigin, session } = useServices();
  const data = useLoaderData<KeysData>();
  const told = useLoadable(data.keys);
  const keysMax = useLoadable(data.keysMax);
  const { revalidate } = useRevalidator();
  const ended = useEnded();
  const { refresh } = ended;
  const heard = useMemo(
    () => ({
      saved: (key: ApiKey) => say({ tone: 'success', message: t('keys.saved', { name: keyName(t, key) }) }),
      revoked: (key: ApiKey) => {
        refresh();
        say({ tone: 'success', message: t('keys.revoked', { name: keyName(t, key) }) });
      },
      rotated: (wasMain: boolean) => {
        refresh();
        // The site's own calls and snippets carry the main key.
        if (wasMain) void session.refresh();
      },
    }),
    [refresh, session, t],
  );
  const { keys, dialog, send } = useKeys(told.state === 'done' ? told.value : null, heard);
  return (
    <>
      <KeysScreen
        // What is known stays in sight while it is asked for again.
        keys={keys === null ? (told.state === 'done' ? { state: 'loading' } : told) : { state: 'done', value: keys }}
        keysMax={keysMax.state === 'done' ? keysMax.value : null}
        ended={ended.list}
        nowMs={Date.now()}
        onNew={() => send({ type: 'new' })}
        onAct={(type, key) => send({ type, key })}
        onOpenEnded={ended.open}
        onMoreEnded={ended.more}
        onRetry={() => void revalidate()}
      />
      <LazyKeyDialogs dialog={dialog} apiOrigin={apiOrigin} nowMs={Date.now()} send={send} />
    </>
  );
}
