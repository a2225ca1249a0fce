/** State of the site settings form. Each section is saved separately. */
import type { SiteSettings } from '@apiyard/api/contract/site/site';
import { assign, fromPromise, setup } from 'xstate';
import { refusalOf } from '@apiyard/kit/errors/refusal.ts';
import type { LegalTexts, SectionId, SettingsForm } from './settings-form.ts';
import { formOf, isChanged, isSame, legalFormOf, rebased, sectionIds } from './settings-form.ts';

export interface SaveOrder {
  readonly section: SectionId;
  readonly form: SettingsForm;
  readonly version: number;
}

export interface SettingsContext {
  /** Last loaded from the server. */
  readonly base: SiteSettings | null;
  readonly form: SettingsForm | null;
  /** The current or last save. */
  readonly sent: SaveOrder | null;
  /** The last saved section, until it is edited again. */
  readonly saved: SectionId | null;
  readonly failure: { readonly section: SectionId; readonly error: unknown } | null;
  /** The saved version, when someone else changed the section being saved. */
  readonly theirs: SiteSettings | null;
  readonly loadFailure: { readonly requestId: string | undefined } | null;
}

export type SettingsEvent =
  | { readonly type: 'edit'; readonly form: SettingsForm }
  | { readonly type: 'save'; readonly section: SectionId }
  | { readonly type: 'undo'; readonly section: SectionId }
  /** Unsaved legal texts of an earlier visit, and the saved texts they were based on. */
  | { readonly type: 'restore'; readonly written: LegalTexts; readonly from: LegalTexts }
  | { readonly type: 'keep mine' }
  | { readonly type: 'take theirs' }
  | { readonly type: 'retry' };

const unprovided = (name: string) => () => Promise.reject(new Error(`Provide the actor \`${name}\`.`));

export const settingsMachine = setup({
  types: { context: {} as SettingsContext, events: {} as SettingsEvent },
  actors: {
    load: fromPromise<SiteSettings>(unprovided('load')),
    save: fromPromise<SiteSettings, SaveOrder>(unprovided('save')),
  },
  actions: {
    /** Runs after a save, so that pages show the new site name. */
    kept: (_, _settings: SiteSettings) => {},
    takeSaved: assign(({ context: { base, form, sent } }, settings: SiteSettings): Partial<SettingsContext> => {
      if (base === null || form === null || sent === null) return {};
      const { section } = sent;
      // Edits made during the save stay.
      const wasTyped = !isSame(section, form, sent.form);
      const merged = rebased(form, base, settings);
      return {
        base: settings,
        form: wasTyped ? merged : { ...merged, [section]: formOf(settings)[section] },
        saved: wasTyped ? null : section,
        failure: null,
      };
    }),
    /** Takes over changes of other sections; local edits stay. */
    meet: assign(({ context: { base, form } }, settings: SiteSettings): Partial<SettingsContext> =>
      base === null || form === null ? {} : { base: settings, form: rebased(form, base, settings) },
    ),
    fail: assign(({ context: { sent } }, { error }: { readonly error: unknown }): Partial<SettingsContext> => ({
      failure: sent && { section: sent.section, error },
    })),
  },
  guards: {
    isSavable: ({ context: { base, form } }, section: SectionId) =>
      base !== null && form !== null && isChanged(section, form, base),
    isStale: (_, { error }: { readonly error: unknown }) => refusalOf(error).code === 'Stale',
    /** Someone changed another section, so this one can be saved. */
    isElsewhere: ({ context: { base, sent } }, settings: SiteSettings) =>
      base !== null && sent !== null && isSame(sent.section, formOf(base), formOf(settings)),
  },
}).createMachine({
  id: 'site settings',
  context: { base: null, form: null, sent: null, saved: null, failure: null, theirs: null, loadFailure: null },
  initial: 'loading',
  on: {
    edit: {
      actions: assign(({ context, event }): Partial<SettingsContext> => {
        const touched = (section: SectionId | undefined) =>
          section !== undefined && context.form !== null && context.form[section] !== event.form[section];
        return {
          form: event.form,
          saved: touched(context.saved ?? undefined) ? null : context.saved,
          failure: touched(context.failure?.section) ? null : context.failure,
        };
      }),
    },
    undo: {
      actions: assign(({ context: { base, form, failure }, event }): Partial<SettingsContext> =>
        base === null || form === null
          ? {}
          : {
              form: { ...form, [event.section]: formOf(base)[event.section] },
              failure: failure?.section === event.section ? null : failure,
            },
      ),
    },
  },
  states: {
    loading: {
      entry: assign({ loadFailure: null }),
      invoke: {
        src: 'load',
        onDone: {
          target: 'editing',
          actions: assign(({ event }) => ({ base: event.output, form: formOf(event.output) })),
        },
        onError: {
          target: 'missing',
          actions: assign(({ event }) => ({ loadFailure: { requestId: refusalOf(event.error).requestId } })),
        },
      },
    },
    missing: { on: { retry: 'loading' } },
    editing: {
      on: {
        restore: [
          {
            // Someone saved other texts since: show the conflict, as for one found while saving.
            guard: ({ context: { base }, event }) =>
              base !== null && !isSame('legal', formOf(base), { ...formOf(base), legal: legalFormOf(event.from) }),
            target: 'stale',
            actions: assign(({ context: { base, form }, event }): Partial<SettingsContext> => {
              if (base === null || form === null) return {};
              const restored = { ...form, legal: legalFormOf(event.written) };
              return {
                form: restored,
                base: { ...base, legal: event.from },
                theirs: base,
                sent: { section: 'legal', form: restored, version: base.version },
              };
            }),
          },
          {
            actions: assign(({ context: { form }, event }) => ({
              form: form && { ...form, legal: legalFormOf(event.written) },
            })),
          },
        ],
        save: {
          guard: { type: 'isSavable', params: ({ event }) => event.section },
          target: 'saving',
          actions: assign(({ context: { base, form }, event }) => ({
            sent: base && form && { section: event.section, form, version: base.version },
            saved: null,
            failure: null,
          })),
        },
      },
    },
    saving: {
      invoke: {
        src: 'save',
        input: ({ context: { sent } }) => sent as SaveOrder,
        onDone: {
          target: 'editing',
          actions: [
            { type: 'takeSaved', params: ({ event }) => event.output },
            { type: 'kept', params: ({ event }) => event.output },
          ],
        },
        onError: [
          { guard: { type: 'isStale', params: ({ event }) => event }, target: 'meeting' },
          { target: 'editing', actions: { type: 'fail', params: ({ event }) => event } },
        ],
      },
    },
    /** Someone else saved: load their version to see whether it changes the same section. */
    meeting: {
      invoke: {
        src: 'load',
        onDone: [
          {
            guard: { type: 'isElsewhere', params: ({ event }) => event.output },
            target: 'saving',
            actions: [
              { type: 'meet', params: ({ event }) => event.output },
              assign(({ context: { sent, form }, event }) => ({
                sent: sent && form && { ...sent, form, version: event.output.version },
              })),
            ],
          },
          { target: 'stale', actions: assign(({ event }) => ({ theirs: event.output })) },
        ],
        onError: { target: 'editing', actions: { type: 'fail', params: ({ event }) => event } },
      },
    },
    stale: {
      on: {
        'keep mine': {
          target: 'editing',
          actions: assign(({ context: { base, form, theirs } }) =>
            base === null || form === null || theirs === null
              ? {}
              : { base: theirs, form: rebased(form, base, theirs), theirs: null },
          ),
        },
        'take theirs': {
          target: 'editing',
          actions: assign(({ context: { base, form, theirs, sent } }) =>
            base === null || form === null || theirs === null || sent === null
              ? {}
              : {
                  base: theirs,
                  form: { ...rebased(form, base, theirs), [sent.section]: formOf(theirs)[sent.section] },
                  theirs: null,
                },
          ),
        },
      },
    },
  },
});

/** Whether there are unsaved changes. */
export const hasUnsaved = ({ base, form }: Pick<SettingsContext, 'base' | 'form'>): boolean =>
  base !== null && form !== null && sectionIds.some((section) => isChanged(section, form, base));
