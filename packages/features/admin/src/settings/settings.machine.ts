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
  /** What the form is based on: as loaded, or last saved. */
  readonly base: SiteSettings;
  readonly form: SettingsForm;
  /** The current or last save. */
  readonly sent: SaveOrder | null;
  /** The last saved section, until it is edited again. */
  readonly saved: SectionId | null;
  readonly failure: { readonly section: SectionId; readonly error: unknown } | null;
  /** The saved version, when someone else changed the section being saved. */
  readonly theirs: SiteSettings | null;
}

export type SettingsEvent =
  | { readonly type: 'edit'; readonly form: SettingsForm }
  | { readonly type: 'save'; readonly section: SectionId }
  | { readonly type: 'undo'; readonly section: SectionId }
  /** Unsaved legal texts of an earlier visit, and the saved texts they were based on. */
  | { readonly type: 'restore'; readonly written: LegalTexts; readonly from: LegalTexts }
  | { readonly type: 'keep mine' }
  | { readonly type: 'take theirs' };

export interface SettingsInput {
  readonly loaded: SiteSettings;
}

const unprovided = (name: string) => () => Promise.reject(new Error(`Provide the actor \`${name}\`.`));

export const settingsMachine = setup({
  types: { context: {} as SettingsContext, events: {} as SettingsEvent, input: {} as SettingsInput },
  actors: {
    loadLatest: fromPromise<SiteSettings>(unprovided('loadLatest')),
    save: fromPromise<SiteSettings, SaveOrder>(unprovided('save')),
  },
  actions: {
    /** Runs after a save, so that pages show the new site name. */
    kept: (_, _settings: SiteSettings) => {},
    takeSaved: assign(({ context: { base, form, sent } }, settings: SiteSettings): Partial<SettingsContext> => {
      if (sent === null) return {};
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
    meet: assign(({ context: { base, form } }, settings: SiteSettings) => ({
      base: settings,
      form: rebased(form, base, settings),
    })),
    fail: assign(({ context: { sent } }, { error }: { readonly error: unknown }): Partial<SettingsContext> => ({
      failure: sent && { section: sent.section, error },
    })),
  },
  guards: {
    isSavable: ({ context: { base, form } }, section: SectionId) => isChanged(section, form, base),
    isStale: (_, { error }: { readonly error: unknown }) => refusalOf(error).code === 'Stale',
    /** Someone changed another section, so this one can be saved. */
    isElsewhere: ({ context: { base, sent } }, settings: SiteSettings) =>
      sent !== null && isSame(sent.section, formOf(base), formOf(settings)),
  },
}).createMachine({
  id: 'site settings',
  context: ({ input: { loaded } }) => ({
    base: loaded,
    form: formOf(loaded),
    sent: null,
    saved: null,
    failure: null,
    theirs: null,
  }),
  initial: 'editing',
  on: {
    edit: {
      actions: assign(({ context, event }): Partial<SettingsContext> => {
        const touched = (section: SectionId | undefined) =>
          section !== undefined && context.form[section] !== event.form[section];
        return {
          form: event.form,
          saved: touched(context.saved ?? undefined) ? null : context.saved,
          failure: touched(context.failure?.section) ? null : context.failure,
        };
      }),
    },
    undo: {
      actions: assign(({ context: { base, form, failure }, event }) => ({
        form: { ...form, [event.section]: formOf(base)[event.section] },
        failure: failure?.section === event.section ? null : failure,
      })),
    },
  },
  states: {
    editing: {
      on: {
        restore: [
          {
            // Someone saved other texts since: show the conflict, as for one found while saving.
            guard: ({ context: { base }, event }) =>
              !isSame('legal', formOf(base), { ...formOf(base), legal: legalFormOf(event.from) }),
            target: 'stale',
            actions: assign(({ context: { base, form }, event }): Partial<SettingsContext> => {
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
              form: { ...form, legal: legalFormOf(event.written) },
            })),
          },
        ],
        save: {
          guard: { type: 'isSavable', params: ({ event }) => event.section },
          target: 'saving',
          actions: assign(({ context: { base, form }, event }) => ({
            sent: { section: event.section, form, version: base.version },
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
        src: 'loadLatest',
        onDone: [
          {
            guard: { type: 'isElsewhere', params: ({ event }) => event.output },
            target: 'saving',
            actions: [
              { type: 'meet', params: ({ event }) => event.output },
              assign(({ context: { sent, form }, event }) => ({
                sent: sent && { ...sent, form, version: event.output.version },
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
            theirs === null ? {} : { base: theirs, form: rebased(form, base, theirs), theirs: null },
          ),
        },
        'take theirs': {
          target: 'editing',
          actions: assign(({ context: { base, form, theirs, sent } }) =>
            theirs === null || sent === null
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
  sectionIds.some((section) => isChanged(section, form, base));
