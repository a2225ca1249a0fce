import type { Scraper, ScraperRow } from '@apiyard/api/contract/scrapers/scrapers';
import { getScraper, restoreScraper } from '@apiyard/api/contract/scrapers/scrapers';
import { toast } from '@apiyard/ui/Toast';
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { useMachine } from '@xstate/react';
import { useEffect, useMemo } from 'react';
import { useNavigate } from 'react-router';
import { fromPromise } from 'xstate';
import { invalidateCatalogue } from '@apiyard/kit/search/catalogue.ts';
import { useCopy } from '@apiyard/kit/copy.ts';
import { apiOf } from '@apiyard/kit/data/query-client.ts';
import { query } from '@apiyard/kit/data/query.ts';
import { useLoadedOnce } from '@apiyard/kit/data/use-loaded-once.ts';
import { updateList } from '@apiyard/kit/data/use-optimistic-list.ts';
import { refusalOf } from '@apiyard/kit/errors/refusal.ts';
import { useUser } from '@apiyard/kit/services.tsx';
import { scrapersQuery } from '../list/use-scraper-list.ts';
import { editorCalls } from './state/editor-calls.ts';
import type { EditorInput } from './state/editor-context.ts';
import { draftOf } from './state/editor-context.ts';
import { editorCopy } from './editor-copy.ts';
import { editorMachine } from './state/editor.machine.ts';
import { stateOf } from './state/editor-state.ts';
import { EditorNotLoaded } from './EditorNotLoaded.tsx';
import { EditorScreen } from './EditorScreen.tsx';
import { EditorSkeleton } from './EditorSkeleton.tsx';
import { scraperDrafts } from '../scraper-drafts.ts';

interface EditorPageProps {
  /** Null for a new API. */
  readonly id: string | null;
  /** Called when a new API is saved for the first time. */
  readonly onCreated: (id: string) => void;
}

/** Waits for the API and for unsaved changes of an earlier visit. */
export function EditorPage({ id, onCreated }: EditorPageProps) {
  const owner = useUser()?.id ?? null;
  const scraper = useQuery({ ...query(getScraper, { id: id ?? '' }), enabled: id !== null });
  const draft = useQuery(draftQuery(owner, id));
  const isComplete = draft.data !== undefined && (id === null || scraper.data !== undefined);
  const loaded = useLoadedOnce({
    data: isComplete ? { loaded: scraper.data ?? null, draft: draft.data } : undefined,
    error: scraper.error,
    isFetching: scraper.isFetching || draft.isFetching,
  });
  const isGone = loaded.state === 'failed' && refusalOf(scraper.error).code === 'NotFound';
  useEffect(() => {
    if (isGone && id !== null) void scraperDrafts(owner).drop(id);
  }, [isGone, owner, id]);
  if (loaded.state === 'loading') return <EditorSkeleton />;
  if (loaded.state === 'failed')
    return <EditorNotLoaded error={scraper.error} onRetry={() => void scraper.refetch()} />;
  return <Loaded id={id} onCreated={onCreated} {...loaded.value} />;
}

/** Not kept in the cache: each visit reads what the last one has stored. */
const draftQuery = (owner: string | null, id: string | null) =>
  queryOptions({
    queryKey: ['scraper draft', owner, id],
    queryFn: () => scraperDrafts(owner).read(id ?? 'new'),
    gcTime: 0,
    refetchOnMount: 'always',
  });

/** Connects the editor to its machine, the server and local drafts. */
function Loaded({ id, onCreated, loaded, draft }: EditorPageProps & EditorInput) {
  const t = useCopy(editorCopy);
  const client = useQueryClient();
  const navigate = useNavigate();
  const owner = useUser()?.id ?? null;
  const machine = useMemo(() => {
    const drafts = scraperDrafts(owner);
    const api = apiOf(client);
    const calls = editorCalls(api);
    /** Secrets and tests are shown from the cache. */
    const cache = <Response extends Scraper | null>(response: Response): Response => {
      if (response !== null) client.setQueryData(query(getScraper, { id: response.id }).queryKey, response);
      return response;
    };
    return editorMachine.provide({
      actors: {
        loadLatest: fromPromise(({ input }) => client.fetchQuery(query(getScraper, input))),
        save: fromPromise(async ({ input, signal }) => cache(await calls.save(input, signal))),
        publish: fromPromise(async ({ input, signal }) => {
          const published = cache(await calls.publish(input, signal));
          void invalidateCatalogue(client);
          return published;
        }),
        preview: fromPromise(({ input, signal }) => calls.preview(input, signal)),
        act: fromPromise(async ({ input, signal }) => {
          const changed = cache(await calls.act(input, signal));
          void invalidateCatalogue(client);
          return changed;
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
          const restore = async () => {
            await api.send(restoreScraper, { id: gone });
            void invalidateCatalogue(client);
            const typed = await draft;
            if (typed !== null) await drafts.keep(gone, typed);
            void navigate(`/addscrape/${gone}`);
          };
          void navigate('/addscrape');
          toast.show({
            tone: 'info',
            message: t('apiEditor.deleted', { title }),
            action: {
              label: t('apiEditor.restore'),
              onPress: () =>
                void toast.promise(restore(), {
                  loading: t('apiEditor.restoring', { title }),
                  done: t('apiEditor.restoreDone', { title }),
                  failed: t('apiEditor.restoreFailed', { title }),
                }),
            },
          });
        },
      },
    });
    // The machine outlives a language change, so toasts use the current language.
  }, [client, id, navigate, onCreated, owner, t]);
  const [snapshot, send] = useMachine(machine, { input: { loaded, draft } });
  return <EditorScreen state={stateOf(snapshot)} send={send} />;
}
