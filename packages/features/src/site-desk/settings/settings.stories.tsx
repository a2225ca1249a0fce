import { adminYard } from '@apiyard/api/sample/admin-yard';
import { http, HttpResponse, delay } from 'msw';
import { Link } from '@apiyard/ui/Link';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { loadActive } from '../../_kit/copy.ts';
import { storyAdmin, storyUser } from '../../_kit/story/people.ts';
import { preview } from '../../_kit/story/preview.tsx';
import { createDrafts } from '../../_kit/unsaved/drafts.ts';
import { unsavedCopy } from '../../_kit/unsaved/unsaved-copy.ts';
import type { Draft } from '../../_kit/unsaved/use-draft.ts';
import { RouteErrorShown } from '../story/RouteErrorShown.tsx';
import type { LegalTexts } from './settings-form.ts';
import { settingsCopy } from './settings-copy.ts';
import * as settings from './settings.route.tsx';

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

const site = {
  name: 'Harbour Yard',
  operator: 'Harbour Cooperative',
  contactEmail: 'hello@harbour.example',
  address: '12 Harbour Street, Example Town',
  country: 'Iceland',
};

const meta = preview.meta({
  title: 'Screens/SiteDesk/Settings',
  component: settings.Component,
  globals: { language: 'en' },
  loaders: [() => Promise.all([settingsCopy, unsavedCopy].map(loadActive))],
  parameters: { app: { at: '/admin/settings', user: storyAdmin, routes } },
});

type Canvas = Pick<typeof screen, 'findByRole' | 'getByRole'>;
const section = async (canvas: Canvas, name: string) => within(await canvas.findByRole('region', { name }));
/** The form stands once the settings have arrived. */
const formOf = async (canvas: Canvas, name: string) => within(await canvas.findByRole('form', { name }));

const success = adminYard({ site });

export const Success = meta.story({
  beforeEach: ({ msw }) => msw.use(...success.handlers),
  play: async ({ canvas }) => {
    const form = await formOf(canvas, 'Site');
    await expect(form.getByLabelText(/^Name of the site/)).toHaveValue('Harbour Yard');
    await expect(form.getByRole('button', { name: 'Save' })).toBeDisabled();
    const places = within(canvas.getByRole('navigation', { name: 'Sections of the settings' }));
    await expect(places.getAllByRole('link').map((link) => link.textContent)).toEqual([
      'Site',
      'Registration',
      'Maintenance',
      'Legal texts',
      'Mail',
      'Retention',
      'Sample content',
    ]);
    await userEvent.clear(form.getByLabelText(/^Name of the site/));
    await userEvent.type(form.getByLabelText(/^Name of the site/), 'North Yard');
    await expect(form.getByText('Not saved yet')).toBeVisible();
    await userEvent.click(form.getByRole('button', { name: 'Save' }));
    await expect(await form.findByText('Saved')).toBeVisible();
    await expect([success.store.site.name, success.store.siteSettings.version]).toEqual(['North Yard', 2]);
  },
});

const undone = adminYard({ site });

export const ChangesAreTakenBack = meta.story({
  beforeEach: ({ msw }) => msw.use(...undone.handlers),
  play: async ({ canvas }) => {
    const form = await formOf(canvas, 'Registration');
    await userEvent.click(form.getByRole('radio', { name: /^People who were invited/ }));
    await userEvent.click(form.getByRole('button', { name: 'Undo changes' }));
    await expect(form.getByRole('radio', { name: /^Everybody/ })).toBeChecked();
    await expect(form.getByRole('link', { name: 'Invitations' })).toHaveAttribute('href', '/admin/invitations');
  },
});

const refused = adminYard({ site });

export const Refused = meta.story({
  beforeEach: ({ msw }) => msw.use(...refused.handlers),
  play: async ({ canvas }) => {
    const form = await formOf(canvas, 'Site');
    await userEvent.clear(form.getByLabelText('Contact address (optional)'));
    await userEvent.type(form.getByLabelText('Contact address (optional)'), 'nobody');
    await userEvent.click(form.getByRole('button', { name: 'Save' }));
    await expect(
      await form.findByText('Write a whole address such as hello@example.org, or leave it empty.'),
    ).toBeVisible();
    await expect(form.getByLabelText('Contact address (optional)')).toHaveValue('nobody');
  },
});

const met = adminYard({ site });

/** Two admins at the same fields: the second is told, and nothing is overwritten. */
export const SomebodyElseSaved = meta.story({
  beforeEach: ({ msw }) => msw.use(...met.handlers),
  play: async ({ canvas }) => {
    const form = await formOf(canvas, 'Site');
    await userEvent.clear(form.getByLabelText('Country (optional)'));
    await userEvent.type(form.getByLabelText('Country (optional)'), 'Norway');
    met.store.site = { ...met.store.site, country: 'Denmark' };
    met.store.siteSettings.version += 1;
    await userEvent.click(form.getByRole('button', { name: 'Save' }));
    await expect(await form.findByText('Somebody else changed this section')).toBeVisible();
    await expect(
      form.getByText(
        'Harbour Yard · Harbour Cooperative · hello@harbour.example · 12 Harbour Street, Example Town · Denmark',
      ),
    ).toBeVisible();
    await expect(form.getByLabelText('Country (optional)')).toHaveValue('Norway');
    await expect(met.store.site.country).toBe('Denmark');
    await userEvent.click(form.getByRole('button', { name: 'Load theirs' }));
    await expect(form.getByLabelText('Country (optional)')).toHaveValue('Denmark');
    await userEvent.clear(form.getByLabelText('Country (optional)'));
    await userEvent.type(form.getByLabelText('Country (optional)'), 'Norway');
    await userEvent.click(form.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(met.store.site.country).toBe('Norway'));
  },
});

const beside = adminYard({ site });

/** Two admins at different sections are not in each other's way. */
export const SomebodyElseSavedElsewhere = meta.story({
  beforeEach: ({ msw }) => msw.use(...beside.handlers),
  play: async ({ canvas }) => {
    const form = await formOf(canvas, 'Registration');
    await userEvent.click(form.getByRole('radio', { name: /^Nobody/ }));
    beside.store.site = { ...beside.store.site, country: 'Denmark' };
    beside.store.siteSettings.version += 1;
    await userEvent.click(form.getByRole('button', { name: 'Save' }));
    await expect(await form.findByText('Saved')).toBeVisible();
    await expect([beside.store.site.registration, beside.store.site.country]).toEqual(['closed', 'Denmark']);
    await expect((await formOf(canvas, 'Site')).getByLabelText('Country (optional)')).toHaveValue('Denmark');
  },
});

const silent = adminYard({ site });

export const NotSaved = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      http.put('*/api/admin/site', () => HttpResponse.error()),
      ...silent.handlers,
    ),
  play: async ({ canvas }) => {
    const form = await formOf(canvas, 'Site');
    await userEvent.type(form.getByLabelText('Operator (optional)'), ' Ltd');
    await userEvent.click(form.getByRole('button', { name: 'Save' }));
    await expect(await form.findByText(/The server did not answer, so nothing was saved/)).toBeVisible();
    await expect(form.getByLabelText('Operator (optional)')).toHaveValue('Harbour Cooperative Ltd');
  },
});

const closing = adminYard({ site });

export const ClosesForMaintenance = meta.story({
  beforeEach: ({ msw }) => msw.use(...closing.handlers),
  play: async ({ canvas }) => {
    const form = await formOf(canvas, 'Maintenance');
    await userEvent.click(form.getByRole('switch', { name: 'Close the site for work' }));
    await expect(form.getByText(/is led to the maintenance page as soon as you close the site/)).toBeVisible();
    await expect(await form.findByRole('group', { name: 'Until about' })).toBeVisible();
    await userEvent.type(form.getByLabelText('Message in English'), 'New disks.');
    await userEvent.type(form.getByLabelText('Message in العربية'), 'أقراص جديدة.');
    await expect(form.getByLabelText('Message in العربية')).toHaveAttribute('dir', 'rtl');
    await userEvent.click(form.getByRole('button', { name: 'Close the site' }));
    await expect(await form.findByText('Saved')).toBeVisible();
    await expect(closing.store.site.maintenance).toEqual({
      message: { en: 'New disks.', ar: 'أقراص جديدة.' },
      until: null,
    });
    await userEvent.click(form.getByRole('switch', { name: 'Close the site for work' }));
    await userEvent.click(form.getByRole('button', { name: 'Open the site' }));
    await waitFor(() => expect(closing.store.site.maintenance).toBeNull());
  },
});

const passed = adminYard({ site: { ...site, maintenance: { message: {}, until: '2026-11-20T18:00:00.000Z' } } });

export const UntilHasPassed = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      http.put('*/api/admin/site', () =>
        HttpResponse.json(
          {
            success: false,
            code: 'InvalidInput',
            detail: 'Passed.',
            requestId: 'story-422',
            errors: [{ pointer: '/maintenance/until', code: 'too_small', detail: 'Passed.' }],
          },
          { status: 422 },
        ),
      ),
      ...passed.handlers,
    ),
  play: async ({ canvas }) => {
    const form = await formOf(canvas, 'Maintenance');
    await userEvent.type(await form.findByLabelText('Message in English'), 'Soon.');
    await userEvent.click(form.getByRole('button', { name: 'Save' }));
    await expect(await form.findByText('Choose a time that has not passed.')).toBeVisible();
  },
});

const writing = adminYard({ site });

export const WritesOwnLegalText = meta.story({
  beforeEach: ({ msw }) => msw.use(...writing.handlers),
  play: async ({ canvas }) => {
    const form = await formOf(canvas, 'Legal texts');
    await expect(form.getByText('Our text')).toBeVisible();
    await userEvent.click(form.getByRole('button', { name: 'Write your own' }));
    await userEvent.type(await form.findByRole('textbox', { name: 'Privacy policy in English' }), '# Ours alone');
    await userEvent.click(form.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(writing.store.legal.get('privacy')).toEqual({ en: '# Ours alone' }));
    await userEvent.click(form.getByRole('button', { name: 'Back to ours' }));
    await userEvent.click(form.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(writing.store.legal.has('privacy')).toBe(false));
  },
});

const unsent = adminYard({ site });
const legalDrafts = createDrafts<Draft<LegalTexts>>('apiyard-desk', storyAdmin.id);
const ours: LegalTexts = { privacy: null, terms: null };

/** The tab died while somebody wrote: the texts come back when they are wanted, and go when they are kept. */
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
    const form = await formOf(canvas, 'Legal texts');
    await expect(await form.findByText('You have changes that were not saved')).toBeVisible();
    await expect(form.getByText('Our text')).toBeVisible();
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
    await waitFor(() => expect(unsent.store.legal.get('privacy')).toEqual({ en: '# Half a policy, and more' }));
    await waitFor(async () => expect(await legalDrafts.read('legal')).toBeNull());
  },
});

const keeping = adminYard({ site });

export const KeepsForLonger = meta.story({
  beforeEach: ({ msw }) => msw.use(...keeping.handlers),
  play: async ({ canvas }) => {
    const form = await formOf(canvas, 'Retention');
    const calls = form.getByRole('textbox', { name: 'Calls' });
    await userEvent.clear(calls);
    await userEvent.type(calls, '400{Tab}');
    await expect(calls).toHaveValue('365 days');
    await userEvent.click(form.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(keeping.store.siteSettings.retention).toEqual({ calls: 365, audit: 365, mails: 30 }));
  },
});

const mailing = adminYard({ site });

export const MailGoesToFiles = meta.story({
  beforeEach: ({ msw }) => msw.use(...mailing.handlers),
  play: async ({ canvas }) => {
    const form = await formOf(canvas, 'Mail');
    await expect(form.getByLabelText(/^Send to/)).toHaveValue('admin@example.org');
    await userEvent.click(form.getByRole('button', { name: 'Send a test mail' }));
    await expect(await form.findByText('No mail server is set')).toBeVisible();
    await expect(form.getByText(/written to a file in \/srv\/yard\/data\/mail/)).toBeVisible();
  },
});

const mailTest = (body: object, status: number) =>
  http.post('*/api/admin/mail-test', () => HttpResponse.json(body, { status }));

export const MailArrives = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(mailTest({ via: 'smtp', place: 'smtp.harbour.example:587', ms: 182 }, 200), ...mailing.handlers),
  play: async ({ canvas }) => {
    const form = await formOf(canvas, 'Mail');
    await userEvent.click(form.getByRole('button', { name: 'Send a test mail' }));
    await expect(
      await form.findByText(
        'smtp.harbour.example:587 took the mail to admin@example.org in 182 ms. Look into the mailbox, spam included.',
      ),
    ).toBeVisible();
  },
});

export const MailFails = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      mailTest(
        {
          success: false,
          code: 'MailFailed',
          detail: 'No.',
          requestId: 'story-409',
          reason: 'Invalid login: 535 5.7.8 authentication failed',
          place: 'smtp.harbour.example:587',
          ms: 120,
        },
        409,
      ),
      ...mailing.handlers,
    ),
  play: async ({ canvas }) => {
    const form = await formOf(canvas, 'Mail');
    await userEvent.click(form.getByRole('button', { name: 'Send a test mail' }));
    await expect(await form.findByText('Invalid login: 535 5.7.8 authentication failed')).toBeVisible();
    await expect(form.getByText('smtp.harbour.example:587 did not take the mail')).toBeVisible();
  },
});

const leaving = adminYard({ site });

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
  beforeEach: ({ msw }) =>
    msw.use(
      http.get('*/api/admin/site', () => delay('infinite')),
      ...adminYard({ site }).handlers,
    ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1 })).toHaveTextContent('Settings');
    await expect((await section(canvas, 'Retention')).queryByRole('form')).toBeNull();
  },
});

export const FailsThenComes = meta.story({
  beforeEach: ({ msw }) => {
    let isDown = true;
    msw.use(
      http.get('*/api/admin/site', () => {
        if (!isDown) return undefined;
        isDown = false;
        return HttpResponse.json(
          { success: false, code: 'Internal', detail: 'Fault.', requestId: 'story-500' },
          { status: 500 },
        );
      }),
      ...adminYard({ site }).handlers,
    );
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('story-500')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect((await formOf(canvas, 'Site')).getByLabelText(/^Name of the site/)).toHaveValue('Harbour Yard');
  },
});

export const NotForOthers = meta.story({
  parameters: { app: { at: '/admin/settings', user: storyUser, routes } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Forbidden')).toBeVisible();
  },
});

const long = 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft';

export const LongWords = meta.story({
  globals: { viewport: { value: 'mobile1' } },
  beforeEach: ({ msw }) =>
    msw.use(...adminYard({ site: { ...site, name: long.slice(0, 60), operator: long } }).handlers),
  play: async ({ canvas }) => {
    await expect((await formOf(canvas, 'Site')).getByLabelText('Operator (optional)')).toHaveValue(long);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth);
  },
});

export const InArabic = meta.story({
  globals: { language: 'ar' },
  beforeEach: ({ msw }) => msw.use(...adminYard({ site }).handlers),
  play: async ({ canvas }) => {
    const form = await formOf(canvas, 'الموقع');
    await expect(form.getByLabelText('عنوان التواصل (اختياري)')).toHaveAttribute('dir', 'ltr');
  },
});

export const InFrench = meta.story({
  globals: { language: 'fr' },
  beforeEach: ({ msw }) => msw.use(...adminYard({ site }).handlers),
  play: async ({ canvas }) => {
    await expect((await formOf(canvas, 'Conservation')).getByRole('textbox', { name: 'Appels' })).toHaveValue(
      '30\u00a0jours',
    );
  },
});

export const InChinese = meta.story({
  globals: { language: 'zh-CN' },
  beforeEach: ({ msw }) => msw.use(...adminYard({ site }).handlers),
  play: async ({ canvas }) => {
    await expect((await formOf(canvas, '注册')).getByRole('radio', { name: /^所有人/ })).toBeChecked();
  },
});
