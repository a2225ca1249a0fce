import type { Scraper, ScraperRow } from '@apiyard/api/contract/scrapers/scrapers';
import { getScraper, restoreScraper } from '@apiyard/api/contract/scrapers/scrapers';
import { toast } from '@apiyard/ui/Toast';
import { useQueryClient } from '@tanstack/react-query';
import { useMachine } from '@xstate/react';
import { useMemo } from 'react';
import { useNavigate } from 'react-router';
import { fromPromise } from 'xstate';
import { getCatalogue } from '@apiyard/api/contract/hub/hub';
import { useCopy } from '@apiyard/kit/copy.ts';
import { apiOf } from '@apiyard/kit/data/query-client.ts';
import { invalidate, query } from '@apiyard/kit/data/query.ts';
import { updateList } from '@apiyard/kit/data/use-optimistic-list.ts';
import { useUser } from '@apiyard/kit/services.tsx';
import { scrapersQuery } from '../list/use-scraper-list.ts';
import type { Answered } from './state/editor-calls.ts';
import { editorCalls } from './state/editor-calls.ts';
import { draftOf } from './state/editor-context.ts';
import { editorCopy } from './editor-copy.ts';
import { editorMachine } from './state/editor.machine.ts';
import { stateOf } from './state/editor-state.ts';
import { EditorScreen } from './EditorScreen.tsx';
import { scraperDrafts } from './state/scraper-drafts.ts';

interface EditorPageProps {
  /** Null for a new API. */
  readonly id: string | null;
  /** Called when a new API is saved for the first time. */
  readonly onCreated: (id: string) => void;
}

/** Connects the editor to its machine, the server and local drafts. */
export function EditorPage({ id, onCreated }: EditorPageProps) {
  const t = useCopy(editorCopy);
  const client = useQueryClient();
  const navigate = useNavigate();
  const owner = useUser()?.id ?? null;
  const machine = useMemo(() => {
    const drafts = scraperDrafts(owner);
    const api = apiOf(client);
    const calls = editorCalls(api);
    /** Secrets and tests are shown from the cache. */
    const cache = <Response extends Answered<Scraper | null>>(answer: Response): Response => {
      if (answer.kind === 'done' && answer.value !== null)
        client.setQueryData(query(getScraper, { id: answer.value.id }).queryKey, answer.value);
      return answer;
    };
    return editorMachine.provide({
      actors: {
        load: fromPromise(async ({ input, signal }) => {
          const draft = await drafts.read(input.id ?? 'new');
          if (input.id === null) return { kind: 'done', value: { scraper: null, draft } };
          const answer = cache(await calls.load(input.id, signal));
          if (answer.kind === 'refused' && answer.code === 'NotFound') void drafts.drop(input.id);
          return answer.kind === 'refused' ? answer : { kind: 'done', value: { scraper: answer.value, draft } };
        }),
        save: fromPromise(async ({ input, signal }) => cache(await calls.save(input, signal))),
        publish: fromPromise(async ({ input, signal }) => {
          const answer = cache(await calls.publish(input, signal));
          if (answer.kind === 'done') void invalidate(client, [getCatalogue]);
          return answer;
        }),
        preview: fromPromise(({ input, signal }) => calls.preview(input, signal)),
        act: fromPromise(async ({ input, signal }) => {
          const answer = cache(await calls.act(input, signal));
          if (answer.kind === 'done') void invalidate(client, [getCatalogue]);
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
          updateList<ScraperRow>(client, scrapersQuery.queryKey, (rows) => rows.filter((row) => row.id !== gone));
          void navigate('/addscrape');
          toast.show({
            tone: 'info',
            message: t('apiEditor.deleted', { title }),
            action: {
              label: t('apiEditor.restore'),
              onPress: () =>
                void api.send(restoreScraper, { id: gone }).then(
                  async () => {
                    void invalidate(client, [getCatalogue]);
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
    // The machine outlives a language change, so toasts use the current language.
  }, [client, id, navigate, onCreated, owner, t]);
  const [snapshot, send] = useMachine(machine, { input: { id } });
  return <EditorScreen state={stateOf(snapshot)} send={send} />;
}
