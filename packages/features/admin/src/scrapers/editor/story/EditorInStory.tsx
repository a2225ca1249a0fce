import type { ScraperDefinition } from '@apiyard/api/contract/scrapers/scraper-definition';
import type { Preview, Scraper } from '@apiyard/api/contract/scrapers/scrapers';
import { useMachine } from '@xstate/react';
import { useMemo } from 'react';
import { fromPromise } from 'xstate';
import type { ScraperDraft } from '../../scraper-drafts.ts';
import type { SaveOrder } from '../state/editor-calls.ts';
import { editorMachine } from '../state/editor.machine.ts';
import { stateOf } from '../state/editor-state.ts';
import { EditorScreen } from '../EditorScreen.tsx';

/** Responses of the scripted server; 'never' waits forever, 'down' does not respond. */
export type Scripted<Value> = Value | { readonly rejected: unknown } | 'never' | 'down';

export interface EditorInStoryProps {
  /** Null for a new API. */
  readonly scraper: Scraper | null;
  readonly draft?: ScraperDraft | null;
  /** What someone else saved. */
  readonly latest?: Scripted<Scraper>;
  readonly preview: (definition: ScraperDefinition) => Scripted<Preview>;
  readonly save?: (order: SaveOrder) => Scripted<Scraper>;
  readonly publish?: (stored: Scraper) => Scripted<Scraper>;
  readonly onSave?: (order: SaveOrder) => void;
  readonly onPublish?: () => void;
}

async function scripted<Value extends object>(answer: Scripted<Value>): Promise<Value> {
  if (answer === 'never') return new Promise(() => {});
  if (answer === 'down') throw new Error('down');
  if ('rejected' in answer) throw answer.rejected;
  return answer;
}

/** The screen with the real machine and a scripted server. */
export function EditorInStory({
  scraper,
  draft = null,
  latest,
  preview,
  save,
  publish,
  onSave,
  onPublish,
}: EditorInStoryProps) {
  const machine = useMemo(() => {
    const server = { stored: scraper };
    return editorMachine.provide({
      actors: {
        loadLatest: fromPromise(() => scripted(latest ?? 'down')),
        save: fromPromise(async ({ input }) => {
          onSave?.(input);
          server.stored = await scripted(save?.(input) ?? kept(server.stored, input));
          return server.stored;
        }),
        publish: fromPromise(async () => {
          onPublish?.();
          if (server.stored === null) throw new Error('Nothing is stored.');
          server.stored = await scripted(publish?.(server.stored) ?? live(server.stored));
          return server.stored;
        }),
        preview: fromPromise(({ input }) => scripted(preview(input.definition))),
        act: fromPromise(
          async ({ input }) =>
            server.stored && { ...server.stored, state: input.act === 'pause' ? 'paused' : 'published' },
        ),
      },
    });
  }, [latest, onPublish, onSave, preview, publish, save, scraper]);
  const [snapshot, send] = useMachine(machine, { input: { loaded: scraper, draft } });
  return <EditorScreen state={stateOf(snapshot)} send={send} />;
}

function kept(stored: Scraper | null, { definition }: SaveOrder): Scraper {
  const { version = 0, ...rest } = stored ?? emptyScraper;
  return {
    ...rest,
    version: version + 1,
    api: `${definition.area}/${definition.path}`,
    title: definition.title,
    changed: true,
    definition,
  };
}

function live(stored: Scraper): Scraper {
  return {
    ...stored,
    state: 'published',
    changed: false,
    live: { revision: (stored.live?.revision ?? 0) + 1, publishedAt: '2026-11-20T12:00:00.000Z', publishedBy: 'noor' },
  };
}

const emptyScraper: Omit<Scraper, 'definition' | 'version'> & { version?: number } = {
  id: 'new-one',
  api: '',
  title: '',
  host: 'books.example',
  state: 'draft',
  changed: false,
  health: 'untested',
  live: null,
  calls: 0,
  lastRun: null,
  lastTest: null,
  createdAt: '2026-11-20T12:00:00.000Z',
  updatedAt: '2026-11-20T12:00:00.000Z',
  secrets: [],
};
