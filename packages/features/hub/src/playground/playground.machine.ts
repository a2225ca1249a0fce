/** One API's playground: an editable form, a call that can be cancelled, and its outcome. */
import type { Api } from '@apiyard/api/contract/hub/hub';
import { assign, enqueueActions, fromPromise, setup } from 'xstate';
import type { Outcome } from '@apiyard/kit/calls/response.ts';
import type { ApiCall } from '@apiyard/kit/calls/send-call.ts';
import type { FieldIssue } from '../form/form-issues.ts';
import type { Field } from '@apiyard/kit/search/api-fields.ts';
import { fieldsOf } from '@apiyard/kit/search/api-fields.ts';
import type { FieldValue, Values } from '../form/schema-form.ts';
import { hasRunInBrowser } from '../in-browser/uses-calls.ts';
import { issuesOf } from '../form/form-issues.ts';
import { filesOf, inputOf, valuesOf } from '../form/schema-form.ts';
import type { Draft, HistoryEntry } from '../keep/hub-store.ts';
import { formValues, historyEntry, historyLengthMax } from '../keep/hub-store.ts';
import type { Method } from '@apiyard/kit/snippets/api-request.ts';
import { methodsFor } from '@apiyard/kit/snippets/api-request.ts';

interface Context {
  readonly api: Api;
  readonly fields: readonly Field[];
  readonly values: Values;
  /** The chosen method; null takes the shortest that can carry the input. */
  readonly method: Method | null;
  /** Found before sending, shown at their fields; a field's own goes when it is edited. */
  readonly issues: readonly FieldIssue[];
  /** What the call under way, or the last one, was made from. */
  readonly sent: Draft | null;
  /** The call runs as the form is edited. */
  readonly isLive: boolean;
  /** The current or last call was sent by editing, not by the button. */
  readonly isSentByEditing: boolean;
  /** Outcome of the last call; stays visible while the next one runs. */
  readonly outcome: Outcome | null;
  /** Fields of the last error that haven't been edited since. */
  readonly refusedPointers: readonly string[];
  readonly history: readonly HistoryEntry[];
  /** Cleared entries, kept for undo. */
  readonly clearedHistory: readonly HistoryEntry[] | null;
  /** The restored history entry, if any. */
  readonly restored: HistoryEntry | null;
  /** History entry made by editing. The next one replaces it, so that not every keystroke is an entry. */
  readonly editedEntryId: string | null;
}

type Event =
  | { type: 'edit'; name: string; value: FieldValue }
  | { type: 'fill'; input: Readonly<Record<string, unknown>> }
  | { type: 'choose method'; method: Method }
  | { type: 'answer edits'; on: boolean }
  | { type: 'send' }
  | { type: 'cancel' }
  | { type: 'resume'; start: PlaygroundStart }
  /** A response that nobody asked for: it is shown if nothing else was, and not kept. */
  | { type: 'show'; values: Values; outcome: Outcome }
  | { type: 'restore'; id: string }
  | { type: 'clear history' }
  | { type: 'bring history back' };

/** What the browser has from earlier visits and from a shared URL. */
export interface PlaygroundStart {
  readonly draft: Draft | null;
  readonly shared: Values | null;
  readonly history: readonly HistoryEntry[];
}

/** Initial values: from a shared URL, else the draft, else the first example. */
export interface PlaygroundInput extends PlaygroundStart {
  readonly api: Api;
  /** Outcome of the first example, if it came with the page. @default null */
  readonly example?: Outcome | null;
  /** Whether to run as the form is edited from the start. @default false */
  readonly isLive?: boolean;
}

/** Debounce of live calls in milliseconds; each one uses quota. Runs in the browser use none. */
const editingPauseMs = 600;
const editingPauseInBrowserMs = 150;

/** Error codes that stop live calls. */
const tooMany: readonly string[] = ['RateLimited', 'QuotaSpent'];

/** Live calls stop at a limit, and when they were expected to run in the browser and the server was called. */
function mayStayLive(api: Api, outcome: Outcome): boolean {
  if (outcome.kind === 'refused' && tooMany.includes(outcome.refused.code)) return false;
  return api.inBrowser !== true || hasRunInBrowser(outcome);
}

/** The call for these values. */
export function callOf({
  api,
  fields,
  values,
  method,
}: Pick<Context, 'api' | 'fields' | 'values' | 'method'>): ApiCall {
  const input = inputOf(api.input, fields, values);
  const methods = methodsFor(api, input);
  return { api: api.path, method: method && methods.includes(method) ? method : (methods[0] ?? 'POST'), input };
}

/** The part of the context that the start determines. */
function startOf(input: PlaygroundInput, fields: readonly Field[]): Pick<Context, 'values' | 'method' | 'history'> {
  const { shared, draft, history } = input;
  return { values: startValues(input, fields), method: shared ? null : (draft?.method ?? null), history };
}

type Shown = Pick<Context, 'outcome' | 'sent' | 'isSentByEditing' | 'restored'>;
const nothingShown: Shown = { outcome: null, sent: null, isSentByEditing: false, restored: null };

/** The last response, or the one that came with the page, if the form holds what it is the response to. */
function shownAtStart(
  { api, shared, history: [last], example = null }: PlaygroundInput,
  { values, method }: Draft,
  fields: readonly Field[],
): Shown {
  const isOfTheForm = (of: Readonly<Record<string, unknown>>) =>
    Object.entries(of).every(([name, value]) => values[name] === value);
  if (shared === null && last?.outcome?.kind === 'answered' && isOfTheForm(last.values))
    return { ...nothingShown, outcome: last.outcome, restored: last };
  if (example !== null && isOfTheForm(valuesOf(fields, api.examples[0]?.input)))
    return unasked(example, values, method);
  return nothingShown;
}

/** As after a run that editing started. */
const unasked = (outcome: Outcome, values: Values, method: Method | null): Shown => ({
  outcome,
  sent: { values, method },
  isSentByEditing: true,
  restored: null,
});

function startValues({ api, draft, shared }: PlaygroundInput, fields: readonly Field[]): Values {
  if (shared) return shared;
  const example = valuesOf(fields, api.examples[0]?.input);
  if (!draft) return example;
  // The API may have changed since the draft: unknown fields are dropped.
  return Object.fromEntries(
    fields.map((field) => [
      field.name,
      fits(field, draft.values[field.name]) ? (draft.values[field.name] ?? null) : (example[field.name] ?? null),
    ]),
  );
}

function fits(field: Field, value: FieldValue | undefined): boolean {
  switch (field.kind) {
    case 'number':
      return value === null || typeof value === 'number';
    case 'boolean':
      return typeof value === 'boolean';
    case 'file':
      return value === null || value instanceof File;
    case 'files':
      return Array.isArray(value);
    case 'choice':
      return value === '' || field.options.some((option) => option.id === value);
    default:
      return typeof value === 'string';
  }
}

/** Nothing was sent, and nothing is shown. */
export const isUntouched = ({ outcome, sent }: Pick<Context, 'outcome' | 'sent'>): boolean =>
  outcome === null && sent === null;

export const playgroundMachine = setup({
  types: { context: {} as Context, events: {} as Event, input: {} as PlaygroundInput },
  actors: {
    /** Sends the call. Its signal is aborted on cancel and when the playground closes. Rejects if there is no response. */
    call: fromPromise<Outcome, ApiCall>(() => Promise.reject(new Error('Provide the actor `call`.'))),
  },
  actions: {
    /** Saves the draft. */
    keepDraft: (_, _draft: Draft) => {},
    keepHistory: (_, _entries: readonly HistoryEntry[]) => {},
    /** A call got a response: the quota may have changed. */
    ended: () => {},
    edit: assign(({ context }, change: { name: string; value: FieldValue }) => {
      const pointer = context.fields.find((field) => field.name === change.name)?.pointer;
      return {
        values: { ...context.values, [change.name]: change.value },
        issues: context.issues.filter((issue) => issue.pointer !== pointer),
        refusedPointers: context.refusedPointers.filter((at) => at !== pointer && !at.startsWith(`${pointer}/`)),
      };
    }),
    fill: assign(({ context }, input: Readonly<Record<string, unknown>>) => ({
      values: valuesOf(context.fields, input),
      issues: [],
      refusedPointers: [],
    })),
    check: assign(({ context }) => ({ issues: issuesOf(context.api.input, context.fields, context.values) })),
    remember: assign(({ context }, outcome: Outcome) => {
      const { method, values } = context.sent ?? context;
      const entry = historyEntry({ id: crypto.randomUUID(), at: new Date().toISOString(), values, method, outcome });
      const isContinued = context.isSentByEditing && context.history[0]?.id === context.editedEntryId;
      return {
        outcome,
        restored: null,
        isLive: context.isLive && mayStayLive(context.api, outcome),
        editedEntryId: context.isSentByEditing ? entry.id : null,
        refusedPointers: outcome.kind === 'refused' ? outcome.refused.issues.map((issue) => issue.pointer) : [],
        history: [entry, ...(isContinued ? context.history.slice(1) : context.history)].slice(0, historyLengthMax),
        clearedHistory: null,
      };
    }),
  },
  guards: {
    sound: ({ context }) => issuesOf(context.api.input, context.fields, context.values).length === 0,
    wasAnswered: (_, outcome: Outcome) => outcome.kind === 'answered',
    isLive: ({ context }) => context.isLive,
    /** Live calls never repeat the last input, and never upload files. */
    worthAsking: ({ context: { api, fields, values, sent, outcome } }) =>
      issuesOf(api.input, fields, values).length === 0 &&
      (api.inBrowser === true || !Object.values(values).some((value) => filesOf(value).length > 0)) &&
      !(
        outcome?.kind === 'answered' &&
        sent !== null &&
        fields.every(({ name }) => sent.values[name] === values[name])
      ),
  },
  delays: {
    editingPause: ({ context }) => (context.api.inBrowser === true ? editingPauseInBrowserMs : editingPauseMs),
  },
}).createMachine({
  id: 'playground',
  context: ({ input }) => {
    const fields = fieldsOf(input.api.input);
    const start = startOf(input, fields);
    return {
      api: input.api,
      fields,
      ...start,
      ...shownAtStart(input, start, fields),
      issues: [],
      isLive: input.isLive ?? false,
      refusedPointers: [],
      clearedHistory: null,
      editedEntryId: null,
    };
  },
  on: {
    edit: [
      {
        guard: 'isLive',
        target: '.resting',
        actions: [
          { type: 'edit', params: ({ event }) => event },
          {
            type: 'keepDraft',
            params: ({ context, event }) => ({
              values: { ...context.values, [event.name]: event.value },
              method: context.method,
            }),
          },
        ],
      },
      {
        actions: [
          { type: 'edit', params: ({ event }) => event },
          {
            type: 'keepDraft',
            params: ({ context, event }) => ({
              values: { ...context.values, [event.name]: event.value },
              method: context.method,
            }),
          },
        ],
      },
    ],
    fill: [
      {
        guard: 'isLive',
        target: '.resting',
        actions: [
          { type: 'fill', params: ({ event }) => event.input },
          { type: 'keepDraft', params: ({ context }) => context },
        ],
      },
      {
        actions: [
          { type: 'fill', params: ({ event }) => event.input },
          { type: 'keepDraft', params: ({ context }) => context },
        ],
      },
    ],
    'answer edits': { actions: assign(({ event }) => ({ isLive: event.on })) },
    'choose method': {
      actions: enqueueActions(({ context, event, enqueue }) => {
        enqueue.assign({ method: event.method });
        enqueue({ type: 'keepDraft', params: { values: context.values, method: event.method } });
      }),
    },
    send: [
      {
        guard: 'sound',
        target: '.sending',
        actions: assign(({ context }) => ({
          issues: [],
          sent: { values: context.values, method: context.method },
          isSentByEditing: false,
        })),
      },
      { actions: 'check' },
    ],
    /** Once read, for a form that was rendered without them. Edits and calls made until then are kept. */
    resume: {
      actions: enqueueActions(({ context, event, enqueue }) => {
        const rendered = startValues({ api: context.api, shared: null, draft: null, history: [] }, context.fields);
        const start = startOf({ api: context.api, ...event.start }, context.fields);
        const edited = Object.entries(context.values).filter(([name, value]) => value !== rendered[name]);
        const values = { ...start.values, ...Object.fromEntries(edited) };
        const method = context.method ?? start.method;
        const history = [...context.history, ...start.history].slice(0, historyLengthMax);
        enqueue.assign({ values, method, history });
        const isUnasked = context.isSentByEditing && context.history.length === 0 && edited.length === 0;
        if (isUnasked && context.fields.some(({ name }) => context.sent?.values[name] !== values[name]))
          enqueue.assign(nothingShown);
        if (edited.length > 0) enqueue({ type: 'keepDraft', params: { values, method } });
        if (context.history.length > 0) enqueue({ type: 'keepHistory', params: history });
      }),
    },
    show: {
      guard: ({ context, event }) => isUntouched(context) && context.values === event.values,
      target: '.restoring',
      actions: assign(({ context, event }) => unasked(event.outcome, event.values, context.method)),
    },
    restore: {
      target: '.restoring',
      actions: enqueueActions(({ context, event, enqueue }) => {
        const entry = context.history.find(({ id }) => id === event.id);
        if (!entry) return;
        const values = { ...context.values, ...formValues(entry.values) };
        enqueue.assign({
          values,
          method: entry.method,
          outcome: entry.outcome,
          restored: entry,
          issues: [],
          refusedPointers: [],
          isSentByEditing: false,
        });
        enqueue({ type: 'keepDraft', params: { values, method: entry.method } });
      }),
    },
    'clear history': {
      actions: [
        assign(({ context }) => ({ history: [], clearedHistory: context.history })),
        { type: 'keepHistory', params: [] },
      ],
    },
    'bring history back': {
      guard: ({ context }) => context.clearedHistory !== null,
      actions: enqueueActions(({ context, enqueue }) => {
        const history = context.clearedHistory ?? [];
        enqueue.assign({ history, clearedHistory: null });
        enqueue({ type: 'keepHistory', params: history });
      }),
    },
  },
  initial: 'editing',
  states: {
    editing: {},
    /** Live mode: an edit aborts the running call and starts the debounce. */
    resting: {
      after: {
        editingPause: [
          {
            guard: 'worthAsking',
            target: 'sending',
            actions: assign(({ context }) => ({
              issues: [],
              sent: { values: context.values, method: context.method },
              isSentByEditing: true,
            })),
          },
          { target: 'editing' },
        ],
      },
    },
    restoring: {
      always: [
        { guard: ({ context }) => context.outcome?.kind === 'answered', target: 'answered' },
        { guard: ({ context }) => context.outcome?.kind === 'refused', target: 'refused' },
        { target: 'editing' },
      ],
    },
    sending: {
      invoke: {
        src: 'call',
        input: ({ context }) => callOf(context),
        onDone: [
          {
            guard: { type: 'wasAnswered', params: ({ event }) => event.output },
            target: 'answered',
            actions: [
              { type: 'remember', params: ({ event }) => event.output },
              'ended',
              { type: 'keepHistory', params: ({ context }) => context.history },
            ],
          },
          {
            target: 'refused',
            actions: [
              { type: 'remember', params: ({ event }) => event.output },
              'ended',
              { type: 'keepHistory', params: ({ context }) => context.history },
            ],
          },
        ],
        onError: 'failed',
      },
      on: { cancel: 'editing', send: {} },
    },
    answered: {},
    refused: {},
    failed: {},
  },
});

export type PlaygroundContext = Context;
