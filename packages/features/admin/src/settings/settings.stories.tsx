import { fail } from '@apiyard/api/contract/endpoint';
import { changeSite, getSiteSettings, testMail } from '@apiyard/api/contract/site/site';
import { HttpResponse } from 'msw';
import { Link } from '@apiyard/ui/Link';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { loadActive } from '@apiyard/kit/copy.ts';
import { storyAdmin, storyUser } from '@apiyard/kit/story/people.ts';
import { fixture, internal, pending } from '@apiyard/kit/story/fixture.ts';
import { preview } from '@apiyard/kit/story/preview.tsx';
import { createDrafts } from '@apiyard/kit/unsaved/drafts.ts';
import { unsavedCopy } from '@apiyard/kit/unsaved/unsaved-copy.ts';
import type { Draft } from '@apiyard/kit/unsaved/use-draft.ts';
import { routeOf } from '@apiyard/kit/routing/route.ts';
import { RouteErrorShown } from '../story/RouteErrorShown.tsx';
import type { LegalTexts } from './settings-form.ts';
import { settingsCopy } from './settings-copy.ts';
import settingsPage from './settings.page.ts';
import * as settings from './settings.route.tsx';
import { settingsFixtures } from './story/story-settings.ts';

const routes = [
  {
    path: '/admin/settings',
    ...settings,
    Component: () => (
      <>
        <settings.Component />
        <Link href="/elsewhere">Elsewhere</Link>
      </>
    ),
    ErrorBoundary: RouteErrorShown,
    HydrateFallback: () => null,
  },
  { path: '/elsewhere', Component: () => <h1>Elsewhere</h1> },
];

const meta = preview.meta({
  title: 'Screens/Admin/Settings',
  component: settings.Component,
  globals: { language: 'en' },
  loaders: [() => Promise.all([settingsCopy, unsavedCopy].map(loadActive))],
  parameters: { app: { at: '/admin/settings', user: storyAdmin, routes } },
});

type Canvas = Pick<typeof screen, 'findByRole' | 'getByRole'>;
const section = async (canvas: Canvas, name: string) => within(await canvas.findByRole('region', { name }));
/** The form appears once the settings are loaded. */
const formOf = async (canvas: Canvas, name: string) => within(await canvas.findByRole('form', { name }));

/** The variants show that it fits. */
const success = settingsFixtures({
  operator: 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft',
});

export const Success = meta.story({
  beforeEach: ({ msw }) => msw.use(...success.handlers),
  play: async ({ canvas }) => {
    const form = await formOf(canvas, 'Site');
    await expect(form.getByLabelText(/^Site name/)).toHaveValue('Harbour Yard');
    await expect(form.getByRole('button', { name: 'Save' })).toBeDisabled();
    const places = within(canvas.getByRole('navigation', { name: 'Settings sections' }));
    await expect(places.getAllByRole('link').map((link) => link.textContent)).toEqual([
      'Site',
      'Registration',
      'Maintenance',
      'Legal pages',
      'Email',
      'Data retention',
      'Sample content',
    ]);
    await userEvent.clear(form.getByLabelText(/^Site name/));
    await userEvent.type(form.getByLabelText(/^Site name/), 'North Yard');
    await expect(form.getByText('Unsaved changes')).toBeVisible();
    await userEvent.click(form.getByRole('button', { name: 'Save' }));
    await expect(await form.findByText('Saved')).toBeVisible();
    await expect([success.settings().name, success.settings().version]).toEqual(['North Yard', 2]);
  },
});

const undone = settingsFixtures();

export const ChangesAreTakenBack = meta.story({
  beforeEach: ({ msw }) => msw.use(...undone.handlers),
  play: async ({ canvas }) => {
    const form = await formOf(canvas, 'Registration');
    await userEvent.click(form.getByRole('radio', { name: /^People with an invitation/ }));
    await userEvent.click(form.getByRole('button', { name: 'Discard changes' }));
    await expect(form.getByRole('radio', { name: /^Everyone/ })).toBeChecked();
    await expect(form.getByRole('link', { name: 'Invitations' })).toHaveAttribute('href', '/admin/invitations');
  },
});

const refused = settingsFixtures();

export const Refused = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      fixture(changeSite, () =>
        fail('InvalidInput', 'No address.', {
          errors: [{ pointer: '/contactEmail', code: 'invalid_format', detail: 'No address.' }],
        }),
      ),
      ...refused.handlers,
    ),
  play: async ({ canvas }) => {
    const form = await formOf(canvas, 'Site');
    await userEvent.clear(form.getByLabelText('Contact email (optional)'));
    await userEvent.type(form.getByLabelText('Contact email (optional)'), 'nobody');
    await userEvent.click(form.getByRole('button', { name: 'Save' }));
    await expect(
      await form.findByText('Enter a full email address, like name@example.org, or leave it empty.'),
    ).toBeVisible();
    await expect(form.getByLabelText('Contact email (optional)')).toHaveValue('nobody');
  },
});

const met = settingsFixtures();

/** Two admins change the same fields: the second sees the conflict, and nothing is overwritten. */
export const SavedByAnotherAdmin = meta.story({
  beforeEach: ({ msw }) => msw.use(...met.handlers),
  play: async ({ canvas }) => {
    const form = await formOf(canvas, 'Site');
    await userEvent.clear(form.getByLabelText('Country (optional)'));
    await userEvent.type(form.getByLabelText('Country (optional)'), 'Norway');
    met.changeElsewhere({ country: 'Denmark' });
    await userEvent.click(form.getByRole('button', { name: 'Save' }));
    await expect(await form.findByText('Someone else changed this section')).toBeVisible();
    await expect(
      form.getByText(
        'Harbour Yard · Harbour Cooperative · hello@harbour.example · 12 Harbour Street, Example Town · Denmark',
      ),
    ).toBeVisible();
    await expect(form.getByLabelText('Country (optional)')).toHaveValue('Norway');
    await expect(met.settings().country).toBe('Denmark');
    await userEvent.click(form.getByRole('button', { name: 'Use theirs' }));
    await expect(form.getByLabelText('Country (optional)')).toHaveValue('Denmark');
    await userEvent.clear(form.getByLabelText('Country (optional)'));
    await userEvent.type(form.getByLabelText('Country (optional)'), 'Norway');
    await userEvent.click(form.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(met.settings().country).toBe('Norway'));
  },
});

const other = settingsFixtures();

/** Two admins change different sections without a conflict. */
export const OtherSectionSavedByAnotherAdmin = meta.story({
  beforeEach: ({ msw }) => msw.use(...other.handlers),
  play: async ({ canvas }) => {
    const form = await formOf(canvas, 'Registration');
    await userEvent.click(form.getByRole('radio', { name: /^No one/ }));
    other.changeElsewhere({ country: 'Denmark' });
    await userEvent.click(form.getByRole('button', { name: 'Save' }));
    await expect(await form.findByText('Saved')).toBeVisible();
    await expect([other.settings().registration, other.settings().country]).toEqual(['closed', 'Denmark']);
    await expect((await formOf(canvas, 'Site')).getByLabelText('Country (optional)')).toHaveValue('Denmark');
  },
});

const silent = settingsFixtures();

export const NotSaved = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      fixture(changeSite, () => HttpResponse.error()),
      ...silent.handlers,
    ),
  play: async ({ canvas }) => {
    const form = await formOf(canvas, 'Site');
    await userEvent.type(form.getByLabelText('Operator (optional)'), ' Ltd');
    await userEvent.click(form.getByRole('button', { name: 'Save' }));
    await expect(await form.findByText('The server didn’t respond. Try again in a moment.')).toBeVisible();
    await expect(form.getByLabelText('Operator (optional)')).toHaveValue('Harbour Cooperative Ltd');
  },
});

const closing = settingsFixtures();

export const ClosesForMaintenance = meta.story({
  beforeEach: ({ msw }) => msw.use(...closing.handlers),
  play: async ({ canvas }) => {
    const form = await formOf(canvas, 'Maintenance');
    await userEvent.click(form.getByRole('switch', { name: 'Close the site for maintenance' }));
    await expect(form.getByText(/everyone except admins sees the maintenance page/)).toBeVisible();
    await expect(await form.findByRole('group', { name: 'Expected end' })).toBeVisible();
    await userEvent.type(form.getByLabelText('Message in English'), 'New disks.');
    await userEvent.type(form.getByLabelText('Message in العربية'), 'أقراص جديدة.');
    await expect(form.getByLabelText('Message in العربية')).toHaveAttribute('dir', 'rtl');
    await userEvent.click(form.getByRole('button', { name: 'Close site' }));
    await expect(await form.findByText('Saved')).toBeVisible();
    await expect(closing.settings().maintenance).toEqual({
      message: { en: 'New disks.', ar: 'أقراص جديدة.' },
      until: null,
    });
    await userEvent.click(form.getByRole('switch', { name: 'Close the site for maintenance' }));
    await userEvent.click(form.getByRole('button', { name: 'Open site' }));
    await waitFor(() => expect(closing.settings().maintenance).toBeNull());
  },
});

const passed = settingsFixtures({ maintenance: { message: {}, until: '2026-11-20T18:00:00.000Z' } });

export const UntilHasPassed = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      fixture(changeSite, () =>
        fail('InvalidInput', 'Passed.', {
          errors: [{ pointer: '/maintenance/until', code: 'too_small', detail: 'Passed.' }],
        }),
      ),
      ...passed.handlers,
    ),
  play: async ({ canvas }) => {
    const form = await formOf(canvas, 'Maintenance');
    await userEvent.type(await form.findByLabelText('Message in English'), 'Soon.');
    await userEvent.click(form.getByRole('button', { name: 'Save' }));
    await expect(await form.findByText('Choose a time in the future.')).toBeVisible();
  },
});

const writing = settingsFixtures();

export const WritesOwnLegalText = meta.story({
  beforeEach: ({ msw }) => msw.use(...writing.handlers),
  play: async ({ canvas }) => {
    const form = await formOf(canvas, 'Legal pages');
    await expect(form.getByText('Default text')).toBeVisible();
    await userEvent.click(form.getByRole('button', { name: 'Write your own' }));
    await userEvent.type(await form.findByRole('textbox', { name: 'Privacy policy in English' }), '# Ours alone');
    await userEvent.click(form.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(writing.settings().legal.privacy).toEqual({ en: '# Ours alone' }));
    // The button does nothing during a save.
    await form.findByText('Saved');
    await userEvent.click(form.getByRole('button', { name: 'Use default text' }));
    await userEvent.click(form.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(writing.settings().legal.privacy).toBeNull());
  },
});

const unsent = settingsFixtures();
const legalDrafts = createDrafts<Draft<LegalTexts>>('apiyard-desk', storyAdmin.id);
const ours: LegalTexts = { privacy: null, terms: null };

/** Texts typed before a crash can be restored, and the draft is deleted after saving. */
export const LegalTextComesBack = meta.story({
  beforeEach: async ({ msw }) => {
    msw.use(...unsent.handlers);
    await legalDrafts.keep('legal', {
      written: { ...ours, privacy: { en: '# Half a policy' } },
      from: ours,
      at: '2026-11-20T09:30:00.000Z',
    });
  },
  play: async ({ canvas }) => {
    const form = await formOf(canvas, 'Legal pages');
    await expect(await form.findByText('You have unsaved changes')).toBeVisible();
    await expect(form.getByText('Default text')).toBeVisible();
    await userEvent.click(form.getByRole('button', { name: 'Restore' }));
    const text = await form.findByRole('textbox', { name: 'Privacy policy in English' });
    await expect(text).toHaveValue('# Half a policy');
    await userEvent.type(text, ', and more');
    await waitFor(async () =>
      expect((await legalDrafts.read('legal'))?.written).toEqual({
        ...ours,
        privacy: { en: '# Half a policy, and more' },
      }),
    );
    await userEvent.click(form.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(unsent.settings().legal.privacy).toEqual({ en: '# Half a policy, and more' }));
    await waitFor(async () => expect(await legalDrafts.read('legal')).toBeNull());
  },
});

const keeping = settingsFixtures();

export const KeepsForLonger = meta.story({
  beforeEach: ({ msw }) => msw.use(...keeping.handlers),
  play: async ({ canvas }) => {
    const form = await formOf(canvas, 'Data retention');
    const calls = form.getByRole('textbox', { name: 'Calls' });
    await userEvent.clear(calls);
    await userEvent.type(calls, '400{Tab}');
    await expect(calls).toHaveValue('365 days');
    await userEvent.click(form.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(keeping.settings().retention).toEqual({ calls: 365, audit: 365, mails: 30 }));
  },
});

const mailing = settingsFixtures();

export const MailGoesToFiles = meta.story({
  beforeEach: ({ msw }) => msw.use(...mailing.handlers),
  play: async ({ canvas }) => {
    const form = await formOf(canvas, 'Email');
    await expect(form.getByLabelText(/^Send to/)).toHaveValue('admin@example.org');
    await userEvent.click(form.getByRole('button', { name: 'Send test email' }));
    await expect(await form.findByText('No mail server configured')).toBeVisible();
    await expect(form.getByText(/written to a file in \/srv\/yard\/data\/mail/)).toBeVisible();
  },
});

export const MailArrives = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(fixture(testMail, { via: 'smtp', place: 'smtp.harbour.example:587', ms: 182 }), ...mailing.handlers),
  play: async ({ canvas }) => {
    const form = await formOf(canvas, 'Email');
    await userEvent.click(form.getByRole('button', { name: 'Send test email' }));
    await expect(
      await form.findByText(
        'smtp.harbour.example:587 accepted the email to admin@example.org in 182 ms. Check the inbox and the spam folder.',
      ),
    ).toBeVisible();
  },
});

export const MailFails = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      fixture(testMail, () =>
        fail('MailFailed', 'No.', {
          reason: 'Invalid login: 535 5.7.8 authentication failed',
          place: 'smtp.harbour.example:587',
          ms: 120,
        }),
      ),
      ...mailing.handlers,
    ),
  play: async ({ canvas }) => {
    const form = await formOf(canvas, 'Email');
    await userEvent.click(form.getByRole('button', { name: 'Send test email' }));
    await expect(await form.findByText('Invalid login: 535 5.7.8 authentication failed')).toBeVisible();
    await expect(form.getByText('smtp.harbour.example:587 didn’t accept the email')).toBeVisible();
  },
});

const leaving = settingsFixtures();

export const AsksBeforeLeaving = meta.story({
  beforeEach: ({ msw }) => msw.use(...leaving.handlers),
  play: async ({ canvas }) => {
    const form = await formOf(canvas, 'Site');
    await userEvent.type(form.getByLabelText('Operator (optional)'), '!');
    await userEvent.click(canvas.getByRole('link', { name: 'Elsewhere' }));
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Leave without saving?' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Stay' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await expect(form.getByLabelText('Operator (optional)')).toHaveValue('Harbour Cooperative!');
    await userEvent.click(canvas.getByRole('link', { name: 'Elsewhere' }));
    await userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Leave' }));
    await expect(await canvas.findByRole('heading', { name: 'Elsewhere' })).toBeVisible();
  },
});

export const Loading = meta.story({
  beforeEach: ({ msw }) => msw.use(fixture(getSiteSettings, pending), ...settingsFixtures().handlers),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1 })).toHaveTextContent('Settings');
    await expect((await section(canvas, 'Data retention')).queryByRole('form')).toBeNull();
  },
});

export const FailsThenComes = meta.story({
  beforeEach: ({ msw }) => {
    const { handlers, settings: saved } = settingsFixtures();
    msw.use(
      fixture(getSiteSettings, ({ count }) => (count === 1 ? internal() : saved())),
      ...handlers,
    );
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('story-500')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect((await formOf(canvas, 'Site')).getByLabelText(/^Site name/)).toHaveValue('Harbour Yard');
  },
});

export const NotForOthers = meta.story({
  parameters: {
    app: {
      at: '/admin/settings',
      user: storyUser,
      routes: [{ ...routeOf(settingsPage), ErrorBoundary: RouteErrorShown, HydrateFallback: () => null }],
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Forbidden')).toBeVisible();
  },
});

export const InArabic = meta.story({
  globals: { language: 'ar' },
  beforeEach: ({ msw }) => msw.use(...settingsFixtures().handlers),
  play: async ({ canvas }) => {
    const form = await formOf(canvas, 'الموقع');
    await expect(form.getByLabelText('البريد الإلكتروني للتواصل (اختياري)')).toHaveAttribute('dir', 'ltr');
  },
});

export const InFrench = meta.story({
  globals: { language: 'fr' },
  beforeEach: ({ msw }) => msw.use(...settingsFixtures().handlers),
  play: async ({ canvas }) => {
    await expect(
      (await formOf(canvas, 'Conservation des données')).getByRole('textbox', { name: 'Appels' }),
    ).toHaveValue('30\u00a0jours');
  },
});
