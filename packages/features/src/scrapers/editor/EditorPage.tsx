import { restoreScraper } from '@apiyard/api/contract/scrapers';
import { toast } from '@apiyard/ui/Toast';
import { useMachine } from '@xstate/react';
import { useMemo } from 'react';
import { useNavigate } from 'react-router';
import { fromPromise } from 'xstate';
import { catalogueChanged } from '../../_kit/catalogue-changes.ts';
import { useCopy } from '../../_kit/copy.ts';
import { useServices, useUser } from '../../_kit/services.tsx';
import { editorCalls } from './editor-calls.ts';
import { draftOf } from './editor-context.ts';
import { editorCopy } from './editor-copy.ts';
import { editorMachine } from './editor.machine.ts';
import { stateOf } from './editor-state.ts';
import { EditorScreen } from './EditorScreen.tsx';
import { scraperDrafts } from './scraper-drafts.ts';

interface EditorPageProps {
  /** Null for a new API. */
  readonly id: string | null;
  /** A new API has been kept for the first time. */
  readonly onCreated: (id: string) => void;
}

/** The editor with its machine, the server and what the browser keeps. */
export function EditorPage({ id, onCreated }: EditorPageProps) {
  const t = useCopy(editorCopy);
  const { api } = useServices();
  const navigate = useNavigate();
  const owner = useUser()?.id ?? null;
  const machine = useMemo(() => {
    const drafts = scraperDrafts(owner);
    const calls = editorCalls(api);
    return editorMachine.provide({
      actors: {
        load: fromPromise(async ({ input, signal }) => {
          const draft = await drafts.read(input.id ?? 'new');
          if (input.id === null) return { kind: 'done', value: { scraper: null, draft } };
          const answer = await calls.load(input.id, signal);
          if (answer.kind === 'refused' && answer.code === 'NotFound') void drafts.drop(input.id);
          return answer.kind === 'refused' ? answer : { kind: 'done', value: { scraper: answer.value, draft } };
        }),
        save: fromPromise(({ input, signal }) => calls.save(input, signal)),
        publish: fromPromise(async ({ input, signal }) => {
          const answer = await calls.publish(input, signal);
          if (answer.kind === 'done') catalogueChanged(api);
          return answer;
        }),
        preview: fromPromise(({ input, signal }) => calls.preview(input, signal)),
        act: fromPromise(async ({ input, signal }) => {
          const answer = await calls.act(input, signal);
          if (answer.kind === 'done') catalogueChanged(api);
          return answer;
        }),
      },
      actions: {
        store: ({ context }) => {
          const draft = draftOf(context);
          const key = context.id ?? 'new';
          void (draft === null ? drafts.drop(key) : drafts.keep(key, { ...draft, at: new Date().toISOString() }));
        },
        kept: (_, scraper) => {
          if (id !== null) return;
          void drafts.drop('new');
          onCreated(scraper.id);
        },
        deleted: (_, { id: gone, title }) => {
          const draft = drafts.read(gone);
          void draft.then(() => drafts.drop(gone));
          void navigate('/addscrape');
          toast.show({
            tone: 'info',
            message: t('apiEditor.deleted', { title }),
            action: {
              label: t('apiEditor.restore'),
              onPress: () =>
                void api.send(restoreScraper, { id: gone }).then(
                  async () => {
                    catalogueChanged(api);
                    const typed = await draft;
                    if (typed !== null) await drafts.keep(gone, typed);
                    return navigate(`/addscrape/${gone}`);
                  },
                  () => toast.show({ tone: 'error', message: t('apiEditor.restoreFailed', { title }) }),
                ),
            },
          });
        },
      },
    });
    // The machine lives as long as the page: what is said at its end is in the language of then.
  }, [api, id, navigate, onCreated, owner, t]);
  const [snapshot, send] = useMachine(machine, { input: { id } });
  return <EditorScreen state={stateOf(snapshot)} send={send} />;
}
