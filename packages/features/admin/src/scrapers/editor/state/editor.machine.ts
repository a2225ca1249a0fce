/** State of the scraper editor: form, preview and saving. Unsaved changes are kept locally. */
import type { Preview, Scraper } from '@apiyard/api/contract/scrapers/scrapers';
import { and, assign, enqueueActions, fromPromise, not, raise, setup } from 'xstate';
import { formIssues, previewable } from '../definition/check.ts';
import { blankDefinition } from '../definition/blank.ts';
import { parsedDefinition } from '../definition/json-text.ts';
import { refusalOf } from '@apiyard/kit/errors/refusal.ts';
import type { Act, PreviewOrder, PublishOrder, SaveOrder } from './editor-calls.ts';
import type { EditorContext, EditorInput } from './editor-context.ts';
import type { EditorEvent } from './editor-events.ts';
import { edited, isUnsaved, previewParams, serverIssues, startContext } from './editor-context.ts';

/** Debounce before the preview runs again, in milliseconds. */
export const lookDelayMs = 400;

const unprovided = (name: string) => () => Promise.reject(new Error(`Provide the actor \`${name}\`.`));

export const editorMachine = setup({
  types: { context: {} as EditorContext, events: {} as EditorEvent, input: {} as EditorInput },
  actors: {
    loadLatest: fromPromise<Scraper, { id: string }>(unprovided('loadLatest')),
    save: fromPromise<Scraper, SaveOrder>(unprovided('save')),
    publish: fromPromise<Scraper, PublishOrder>(unprovided('publish')),
    preview: fromPromise<Preview, PreviewOrder>(unprovided('preview')),
    act: fromPromise<Scraper | null, { id: string; act: Act }>(unprovided('act')),
  },
  actions: {
    /** Stores unsaved changes locally, and deletes them after a save. */
    store: (_) => {},
    /** Runs after a save. A new API has an id from here on. */
    kept: (_, _scraper: Scraper) => {},
    /** Runs after a deletion. */
    deleted: (_, _scraper: Scraper) => {},
    fail: assign(
      (
        { context },
        { of, error }: { of: NonNullable<EditorContext['failure']>['of']; error: unknown },
      ): Partial<EditorContext> => {
        const { code, issues } = refusalOf(error);
        if (issues.length > 0)
          return {
            issues: [...context.issues, ...serverIssues(issues)].filter(firstAtItsPlace),
            isChecked: true,
            failure: null,
          };
        if (code === 'Conflict')
          return {
            failure: null,
            issues: [{ pointer: '/path', code: 'taken', figures: {}, detail: '' }],
            isChecked: true,
          };
        return { failure: { of, error } };
      },
    ),
    takeSaved: assign(({ context }, scraper: Scraper): Partial<EditorContext> => ({
      id: scraper.id,
      scraper,
      // Edits made during the save stay.
      definition: context.definition === context.sent ? scraper.definition : context.definition,
      baseVersion: scraper.version,
      issues: [],
      failure: null,
      restoredAt: null,
      lastDone: 'saved',
    })),
  },
  guards: {
    isSound: ({ context }) => context.json === null && formIssues(context.definition).length === 0,
    isUnsaved: ({ context }) => isUnsaved(context) || context.id === null,
    isPreviewable: ({ context }) => context.definition.request.url !== '' && previewable(context.definition) !== null,
    isOnFile: ({ context }) => context.id !== null,
    isOlder: ({ context }) =>
      context.restoredAt !== null &&
      context.scraper !== null &&
      context.baseVersion !== null &&
      context.baseVersion < context.scraper.version,
    isStale: (_, { error }: { error: unknown }) => refusalOf(error).code === 'Stale',
    thenPublish: ({ context }) => context.thenPublish,
  },
  delays: { pause: lookDelayMs },
}).createMachine({
  id: 'editor',
  context: ({ input }) => startContext(input, Date.now()),
  type: 'parallel',
  states: {
    document: {
      initial: 'arrived',
      entry: raise({ type: 'look' }),
      states: {
        /** Unsaved changes may be based on an older version. */
        arrived: {
          always: [
            { guard: 'isOlder', target: 'stale', actions: assign(({ context }) => ({ theirs: context.scraper })) },
            'editing',
          ],
        },
        editing: {
          on: {
            save: [
              { guard: 'isSound', target: 'saving', actions: assign({ thenPublish: false }) },
              { actions: assign({ isChecked: true, failure: null }) },
            ],
            publish: [
              { guard: and(['isSound', 'isUnsaved']), target: 'saving', actions: assign({ thenPublish: true }) },
              { guard: and(['isSound', not('isUnsaved')]), target: 'publishing' },
              { actions: assign({ isChecked: true, failure: null }) },
            ],
            act: { guard: 'isOnFile', target: 'acting' },
          },
        },
        saving: {
          entry: assign(({ context }) => ({ sent: context.definition, failure: null, lastDone: null })),
          invoke: {
            src: 'save',
            input: ({ context }) => ({ id: context.id, definition: context.definition, version: context.baseVersion }),
            onDone: {
              target: 'saved',
              actions: [
                { type: 'takeSaved', params: ({ event }) => event.output },
                'store',
                { type: 'kept', params: ({ event }) => event.output },
              ],
            },
            onError: [
              { guard: { type: 'isStale', params: ({ event }) => event }, target: 'meeting' },
              {
                target: 'editing',
                actions: { type: 'fail', params: ({ event: { error } }) => ({ of: 'save' as const, error }) },
              },
            ],
          },
        },
        saved: { always: [{ guard: 'thenPublish', target: 'publishing' }, 'editing'] },
        publishing: {
          entry: assign({ failure: null, lastDone: null }),
          invoke: {
            src: 'publish',
            input: ({ context }) => ({ id: context.id ?? '', version: context.baseVersion ?? 0 }),
            onDone: {
              target: 'editing',
              actions: assign(({ event: { output } }) => ({
                scraper: output,
                baseVersion: output.version,
                issues: [],
                lastDone: 'published' as const,
              })),
            },
            onError: [
              { guard: { type: 'isStale', params: ({ event }) => event }, target: 'meeting' },
              {
                target: 'editing',
                actions: { type: 'fail', params: ({ event: { error } }) => ({ of: 'publish' as const, error }) },
              },
            ],
          },
        },
        acting: {
          entry: assign({ failure: null, lastDone: null }),
          invoke: {
            src: 'act',
            input: ({ context, event }) => ({ id: context.id ?? '', act: event.type === 'act' ? event.act : 'pause' }),
            onDone: {
              target: 'editing',
              actions: enqueueActions(({ context, event: { output }, enqueue }) => {
                if (output !== null)
                  return enqueue.assign({
                    scraper: output,
                    ...(context.scraper?.version === context.baseVersion ? { baseVersion: output.version } : {}),
                  });
                if (context.scraper) enqueue({ type: 'deleted', params: context.scraper });
              }),
            },
            onError: {
              target: 'editing',
              actions: { type: 'fail', params: ({ event: { error } }) => ({ of: 'act' as const, error }) },
            },
          },
        },
        /** Someone else saved: load their version to show the conflict. */
        meeting: {
          invoke: {
            src: 'loadLatest',
            input: ({ context }) => ({ id: context.id ?? '' }),
            onDone: { target: 'stale', actions: assign(({ event }) => ({ theirs: event.output })) },
            onError: {
              target: 'editing',
              actions: { type: 'fail', params: ({ event: { error } }) => ({ of: 'save' as const, error }) },
            },
          },
        },
        stale: {
          on: {
            'keep mine': {
              target: 'editing',
              actions: [
                assign(({ context }) => ({
                  scraper: context.theirs,
                  baseVersion: context.theirs?.version ?? null,
                  theirs: null,
                  restoredAt: null,
                })),
                'store',
              ],
            },
            'take theirs': {
              target: 'editing',
              actions: [
                assign(({ context }) =>
                  context.theirs === null
                    ? {}
                    : {
                        ...edited(context, '', context.theirs.definition),
                        lastAt: null,
                        scraper: context.theirs,
                        baseVersion: context.theirs.version,
                        theirs: null,
                        restoredAt: null,
                      },
                ),
                'store',
                raise({ type: 'look' }),
              ],
            },
          },
        },
      },
    },
    preview: {
      initial: 'idle',
      on: {
        look: '.waiting',
        'look again': { target: '.running', guard: 'isPreviewable', actions: assign({ isFresh: true }) },
      },
      states: {
        idle: {},
        waiting: {
          // A pause ends the current undo step.
          after: {
            pause: [
              { guard: 'isPreviewable', target: 'running', actions: assign({ lastAt: null }) },
              { target: 'idle', actions: assign({ lastAt: null }) },
            ],
          },
        },
        running: {
          invoke: {
            src: 'preview',
            input: ({ context }) => ({
              definition: previewable(context.definition) ?? context.definition,
              params: previewParams(context.definition.params, context.params),
              id: context.id,
              fresh: context.isFresh,
            }),
            onDone: {
              target: 'idle',
              actions: assign(({ event }) => ({ preview: event.output, previewError: null, isFresh: false })),
            },
            onError: {
              target: 'idle',
              actions: assign(({ context, event: { error } }) => ({
                previewError: error,
                isFresh: false,
                issues: [...context.issues, ...serverIssues(refusalOf(error).issues)].filter(firstAtItsPlace),
              })),
            },
          },
        },
      },
    },
  },
  on: {
    edit: {
      actions: [
        assign(({ context, event }) => edited(context, event.at, event.change(context.definition))),
        'store',
        raise({ type: 'look' }),
      ],
    },
    'write json': {
      actions: enqueueActions(({ context, event, enqueue }) => {
        const { definition } = parsedDefinition(event.text);
        if (definition === null) return enqueue.assign({ json: event.text });
        enqueue.assign({ ...edited(context, '', definition), issues: [] });
        enqueue('store');
        enqueue.raise({ type: 'look' });
      }),
    },
    undo: {
      guard: ({ context }) => context.past.length > 0,
      actions: [
        assign(({ context }) => ({
          definition: context.past.at(-1) ?? context.definition,
          past: context.past.slice(0, -1),
          future: [context.definition, ...context.future],
          lastAt: null,
          json: null,
          issues: [],
        })),
        'store',
        raise({ type: 'look' }),
      ],
    },
    redo: {
      guard: ({ context }) => context.future.length > 0,
      actions: [
        assign(({ context }) => ({
          definition: context.future[0] ?? context.definition,
          past: [...context.past, context.definition],
          future: context.future.slice(1),
          lastAt: null,
          json: null,
          issues: [],
        })),
        'store',
        raise({ type: 'look' }),
      ],
    },
    'set parameter': {
      actions: [
        assign(({ context, event }) => ({ params: { ...context.params, [event.name]: event.value } })),
        raise({ type: 'look' }),
      ],
    },
    focus: { actions: assign(({ event }) => ({ focused: event.at })) },
    pick: {
      actions: assign(({ event }) => ({
        picking: event.at,
        focused: event.at.replace(/\/(?:select|css|jsonpath)$/, ''),
      })),
    },
    'leave picking': { actions: assign({ picking: null }) },
    discard: {
      actions: [
        assign(({ context }) => ({
          ...edited(context, '', context.scraper?.definition ?? blankDefinition()),
          lastAt: null,
          baseVersion: context.scraper?.version ?? null,
          restoredAt: null,
          issues: [],
        })),
        'store',
        raise({ type: 'look' }),
      ],
    },
    'keep restored': { actions: assign({ restoredAt: null }) },
    'forget failure': { actions: assign({ failure: null, lastDone: null }) },
  },
});

function firstAtItsPlace<Entry extends { readonly pointer: string }>(
  issue: Entry,
  index: number,
  all: readonly Entry[],
): boolean {
  return all.findIndex(({ pointer }) => pointer === issue.pointer) === index;
}
