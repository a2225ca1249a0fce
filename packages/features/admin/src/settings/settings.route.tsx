import { getSampleContent, removeSampleContent } from '@apiyard/api/contract/content/content';
import type { SiteSettings } from '@apiyard/api/contract/site/site';
import { changeSite, getSiteSettings, testMail } from '@apiyard/api/contract/site/site';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useMachine } from '@xstate/react';
import { useMemo } from 'react';
import type { LoaderFunctionArgs } from 'react-router';
import { useLoaderData } from 'react-router';
import { fromPromise } from 'xstate';
import { mutation, query } from '@apiyard/kit/data/query.ts';
import { useLoadedOnce } from '@apiyard/kit/data/use-loaded-once.ts';
import { servicesOf, userOf } from '@apiyard/kit/routing/route.ts';
import { useServices } from '@apiyard/kit/services.tsx';
import type { Services } from '@apiyard/kit/services.tsx';
import { UnsavedGuard } from '@apiyard/kit/unsaved/UnsavedGuard.tsx';
import { useDraft } from '@apiyard/kit/unsaved/use-draft.ts';
import { changesOf, formOf, legalTextsOf } from './settings-form.ts';
import { hasUnsaved, settingsMachine } from './settings.machine.ts';
import { SettingsFrame, SettingsScreen } from './SettingsScreen.tsx';

const settingsQuery = query(getSiteSettings, {});

export function loader(args: LoaderFunctionArgs) {
  const { email } = userOf(args);
  const { queryClient } = servicesOf(args);
  void queryClient.prefetchQuery(settingsQuery);
  void queryClient.prefetchQuery(query(getSampleContent, {}));
  return { email: email ?? '' };
}

/** Anchor links within the page do not reload its data. */
export function shouldRevalidate({
  currentUrl,
  nextUrl,
}: {
  readonly currentUrl: URL;
  readonly nextUrl: URL;
}): boolean {
  return currentUrl.pathname !== nextUrl.pathname || currentUrl.hash === nextUrl.hash;
}

const publicOf = ({
  legal: _,
  confirmFirst: _first,
  retention: _days,
  version: _version,
  ...site
}: SiteSettings): Services['site'] => site;

export function Component() {
  const settings = useQuery(settingsQuery);
  const loaded = useLoadedOnce(settings);
  if (loaded.state !== 'done') return <SettingsFrame loaded={loaded} onRetry={() => void settings.refetch()} />;
  return <Loaded settings={loaded.value} />;
}

function Loaded({ settings }: { readonly settings: SiteSettings }) {
  const { email } = useLoaderData<typeof loader>();
  const { api, takeSite } = useServices();
  const client = useQueryClient();
  const samples = useQuery(query(getSampleContent, {}));
  const removing = useMutation(mutation(removeSampleContent, { invalidates: [getSampleContent] }));
  const testing = useMutation(mutation(testMail));
  const machine = useMemo(
    () =>
      settingsMachine.provide({
        actors: {
          loadLatest: fromPromise(() => client.fetchQuery(settingsQuery)),
          save: fromPromise(({ input: { section, form, version } }) =>
            api.send(changeSite, { version, ...changesOf[section](form[section] as never) }),
          ),
        },
        actions: {
          kept(_, saved) {
            client.setQueryData(settingsQuery.queryKey, saved);
            takeSite?.(publicOf(saved));
          },
        },
      }),
    [api, client, takeSite],
  );
  const [state, send] = useMachine(machine, { input: { loaded: settings } });
  const { context } = state;
  const { base, form } = context;
  const legalDraft = useDraft({
    database: 'apiyard-desk',
    place: 'legal',
    written: useMemo(() => legalTextsOf(form.legal), [form]),
    stored: useMemo(() => legalTextsOf(formOf(base).legal), [base]),
  });
  const { offered } = legalDraft;
  const onRestoreLegal = () => {
    if (offered === null || !state.matches('editing')) return;
    legalDraft.take();
    send({ type: 'restore', written: offered.written, from: offered.from });
  };
  return (
    <>
      <SettingsScreen
        {...context}
        busy={state.matches('editing') ? null : (context.sent?.section ?? null)}
        testing={testing}
        ownEmail={email}
        legalDraft={{ at: offered?.at ?? null, onRestore: onRestoreLegal, onDiscard: legalDraft.discard }}
        samples={samples.data ?? null}
        onEdit={(form) => send({ type: 'edit', form })}
        onSave={(section) => send({ type: 'save', section })}
        onUndo={(section) => send({ type: 'undo', section })}
        onKeepMine={() => send({ type: 'keep mine' })}
        onTakeTheirs={() => send({ type: 'take theirs' })}
        onRemoveSamples={async () => {
          await removing.mutateAsync({});
        }}
      />
      <UnsavedGuard isUnsaved={hasUnsaved(context)} onLeave={legalDraft.forget} />
    </>
  );
}
