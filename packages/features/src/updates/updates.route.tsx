import type { UpdateKind } from '@apiyard/api/contract/updates';
import { listUpdates } from '@apiyard/api/contract/updates';
import { useMachine } from '@xstate/react';
import { useEffect, useMemo } from 'react';
import type { LoaderFunctionArgs } from 'react-router';
import { useLoaderData, useRevalidator } from 'react-router';
import { fromPromise } from 'xstate';
import type { SampleContent } from '../_kit/SampleContentNotice/SampleContentNotice.tsx';
import { SampleContentNotice } from '../_kit/SampleContentNotice/SampleContentNotice.tsx';
import { loadSampleContent, removeSamples } from '../_kit/SampleContentNotice/sample-content.ts';
import { useLoadable } from '../_kit/loadable.ts';
import { useOwnSearch } from '../_kit/own-address.ts';
import { servicesOf } from '../_kit/route.ts';
import type { Services } from '../_kit/services.tsx';
import { useServices, useUser } from '../_kit/services.tsx';
import type { Asked, UpdatePage } from './updates.machine.ts';
import { updatesMachine } from './updates.machine.ts';
import { UpdatesScreen } from './UpdatesScreen.tsx';

interface UpdatesData {
  readonly kind: UpdateKind | null;
  readonly updates: Promise<UpdatePage>;
  readonly samples: Promise<SampleContent | null>;
}

const kinds: readonly UpdateKind[] = ['new', 'changed', 'fixed', 'removed'];

const kindIn = (params: URLSearchParams) => kinds.find((kind) => kind === params.get('kind')) ?? null;

function load({ api }: Pick<Services, 'api'>, kind: UpdateKind | null, cursor?: string): Promise<UpdatePage> {
  return api.send(listUpdates, { ...(kind !== null && { kind }), ...(cursor !== undefined && { cursor }) });
}

export function loader(args: LoaderFunctionArgs): UpdatesData {
  const services = servicesOf(args);
  const kind = kindIn(new URL(args.request.url).searchParams);
  const updates = load(services, kind);
  // The screen shows a failure; without a listener the browser would report it as well.
  updates.catch(() => {});
  return { kind, updates, samples: loadSampleContent(services) };
}

export function Component() {
  const data = useLoaderData<UpdatesData>();
  const services = useServices();
  const isAdmin = useUser()?.role === 'admin';
  const { revalidate } = useRevalidator();
  const [, setParams] = useOwnSearch();
  const page = useLoadable(data.updates);
  const samples = useLoadable(data.samples);
  const machine = useMemo(
    () =>
      updatesMachine.provide({
        actors: { load: fromPromise<UpdatePage, Asked>(({ input: { kind, cursor } }) => load(services, kind, cursor)) },
      }),
    [services],
  );
  const [snapshot, send] = useMachine(machine);
  const first = page.state === 'done' ? page.value : null;
  useEffect(() => {
    if (first !== null) send({ type: 'begin', first, kind: data.kind });
  }, [first, data.kind, send]);
  // Until the machine has begun with it, the page stands for itself.
  const { context } = snapshot;
  const shown =
    first !== null && context.first === first
      ? { state: 'done' as const, value: { items: context.items, next: context.next } }
      : page;
  return (
    <UpdatesScreen
      updates={shown}
      kind={data.kind}
      isAdmin={isAdmin}
      older={snapshot.value}
      notice={
        samples.state === 'done' &&
        samples.value !== null && (
          <SampleContentNotice
            content={samples.value}
            onRemove={async () => {
              await removeSamples(services);
              await revalidate();
            }}
          />
        )
      }
      onKind={(kind) => setParams(kind === null ? {} : { kind }, { preventScrollReset: true })}
      onMore={() => send({ type: 'more' })}
      onRetry={() => void revalidate()}
    />
  );
}
