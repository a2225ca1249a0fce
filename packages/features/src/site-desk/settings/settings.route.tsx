import type { SiteSettings } from '@apiyard/api/contract/site';
import { changeSite, getSiteSettings, testMail } from '@apiyard/api/contract/site';
import { useMachine } from '@xstate/react';
import { useMemo, useState } from 'react';
import type { LoaderFunctionArgs } from 'react-router';
import { useLoaderData, useRevalidator } from 'react-router';
import { fromPromise } from 'xstate';
import { failureOf } from '../../_kit/failure.ts';
import { useLoadable } from '../../_kit/loadable.ts';
import { requireAdmin, servicesOf } from '../../_kit/route.ts';
import type { SampleContent } from '../../_kit/SampleContentNotice/SampleContentNotice.tsx';
import { loadSampleContent, removeSamples } from '../../_kit/SampleContentNotice/sample-content.ts';
import { useServices } from '../../_kit/services.tsx';
import type { Services } from '../../_kit/services.tsx';
import { UnsavedGuard } from '../../_kit/unsaved/UnsavedGuard.tsx';
import { useDraft } from '../../_kit/unsaved/use-draft.ts';
import type { MailTest } from './sections/MailSection.tsx';
import { changesOf, formOf, legalTextsOf } from './settings-form.ts';
import type { Saved, SaveOrder } from './settings.machine.ts';
import { hasUnsaved, settingsMachine } from './settings.machine.ts';
import { SettingsScreen } from './SettingsScreen.tsx';

interface SettingsData {
  readonly email: string;
  readonly samples: Promise<SampleContent | null>;
}

export function loader(args: LoaderFunctionArgs): SettingsData {
  const { email } = requireAdmin(args);
  return { email: email ?? '', samples: loadSampleContent(servicesOf(args)) };
}

/** Places of the page have addresses of their own. */
export function shouldRevalidate({
  currentUrl,
  nextUrl,
}: {
  readonly currentUrl: URL;
  readonly nextUrl: URL;
}): boolean {
  return currentUrl.pathname !== nextUrl.pathname || currentUrl.hash === nextUrl.hash;
}

async function save(api: Services['api'], { section, form, version }: SaveOrder): Promise<Saved> {
  try {
    return {
      kind: 'done',
      settings: await api.send(changeSite, { version, ...changesOf[section](form[section] as never) }),
    };
  } catch (error) {
    const failure = failureOf(changeSite, error);
    if (failure === undefined) throw error;
    const pointers = failure.code === 'InvalidInput' ? failure.errors.map(({ pointer }) => pointer) : [];
    return { kind: 'refused', code: failure.code, pointers, requestId: failure.requestId };
  }
}

const publicOf = ({
  legal: _,
  confirmFirst: _first,
  retention: _days,
  version: _version,
  ...site
}: SiteSettings): Services['site'] => site;

export function Component() {
  const { email, samples } = useLoaderData<SettingsData>();
  const { api, takeSite } = useServices();
  const { revalidate } = useRevalidator();
  const shownSamples = useLoadable(samples);
  const [mailTest, setMailTest] = useState<MailTest>({ state: 'idle' });
  const machine = useMemo(
    () =>
      settingsMachine.provide({
        actors: {
          load: fromPromise(({ signal }) => api.send(getSiteSettings, {}, { signal })),
          save: fromPromise(({ input }) => save(api, input)),
        },
        actions: { kept: (_, settings) => takeSite?.(publicOf(settings)) },
      }),
    [api, takeSite],
  );
  const [state, send] = useMachine(machine);
  const { context } = state;
  const { base, form } = context;
  const legalDraft = useDraft({
    database: 'apiyard-desk',
    place: 'legal',
    written: useMemo(() => form && legalTextsOf(form.legal), [form]),
    stored: useMemo(() => base && legalTextsOf(formOf(base).legal), [base]),
  });
  const { offered } = legalDraft;
  const onRestoreLegal = () => {
    if (offered === null || !state.matches('editing')) return;
    legalDraft.take();
    send({ type: 'restore', written: offered.written, from: offered.from });
  };
  const onTestMail = (to: string) => {
    setMailTest({ state: 'sending' });
    api.send(testMail, { to }).then(
      (sent) => setMailTest({ state: 'sent', to, ...sent }),
      (error: unknown) => {
        const failure = failureOf(testMail, error);
        if (failure?.code === 'MailFailed')
          setMailTest({ state: 'failed', place: failure.place, reason: failure.reason });
        else
          setMailTest({
            state:
              failure?.code === 'RateLimited'
                ? 'too many'
                : failure?.code === 'InvalidInput'
                  ? 'wrong address'
                  : 'no answer',
          });
      },
    );
  };
  return (
    <>
      <SettingsScreen
        {...context}
        busy={state.matches('editing') ? null : (context.sent?.section ?? null)}
        mailTest={mailTest}
        ownEmail={email}
        legalDraft={{ at: offered?.at ?? null, onRestore: onRestoreLegal, onDiscard: legalDraft.discard }}
        samples={shownSamples.state === 'done' ? shownSamples.value : null}
        onEdit={(form) => send({ type: 'edit', form })}
        onSave={(section) => send({ type: 'save', section })}
        onUndo={(section) => send({ type: 'undo', section })}
        onKeepMine={() => send({ type: 'keep mine' })}
        onTakeTheirs={() => send({ type: 'take theirs' })}
        onRetry={() => send({ type: 'retry' })}
        onTestMail={onTestMail}
        onRemoveSamples={async () => {
          await removeSamples({ api });
          void revalidate();
        }}
      />
      <UnsavedGuard isUnsaved={hasUnsaved(context)} onLeave={legalDraft.forget} />
    </>
  );
}
