import { storyHealth } from './story/story-health.ts';
import { checkDatabase, getHealth } from '@apiyard/api/contract/site/health';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { loadActive } from '@apiyard/kit/copy.ts';
import { storyAdmin, storyUser } from '@apiyard/kit/story/people.ts';
import { fixture, internal, pending } from '@apiyard/kit/story/fixture.ts';
import { routeOf } from '@apiyard/kit/routing/route.ts';
import { preview } from '@apiyard/kit/story/preview.tsx';
import { RouteErrorShown } from '../story/RouteErrorShown.tsx';
import { healthCopy } from './health-copy.ts';
import healthPage from './health.page.ts';
import * as health from './health.route.tsx';

const routes = [{ ...routeOf(healthPage), ErrorBoundary: RouteErrorShown, HydrateFallback: () => null }];

const answer = (given: Partial<typeof storyHealth> = {}) => fixture(getHealth, { ...storyHealth, ...given });

const meta = preview.meta({
  title: 'Screens/Admin/Health',
  component: health.Component,
  globals: { language: 'en' },
  loaders: [() => loadActive(healthCopy)],
  parameters: { app: { at: '/admin/health', user: storyAdmin, routes } },
});

export const Success = meta.story({
  beforeEach: ({ msw }) => msw.use(answer()),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('3 days, 3 hours')).toBeVisible();
    await expect(within(canvas.getByRole('region', { name: 'Database' })).getByText('48.3 MB')).toBeVisible();
    await expect(canvas.getByText('31.4 GB of 80 GB free')).toBeVisible();
    await expect(canvas.getByRole('meter', { name: 'Data and files' })).toHaveAttribute(
      'aria-valuetext',
      '61%, Enough space',
    );
    await expect(canvas.getByText('1 scraper API is failing its tests. See the table below.')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Books of a shelf' })).toHaveAttribute(
      'href',
      '/addscrape/sample-scraper-books',
    );
    await expect(within(canvas.getByRole('row', { name: /books\.example/ })).getByText('Next attempt')).toBeVisible();
    await expect(within(canvas.getByRole('row', { name: /^InvalidInput/ })).getByText('171')).toBeVisible();
    await expect(canvas.getByText("TypeError: Cannot read properties of undefined (reading 'length')")).toBeVisible();
  },
});

export const ChecksTheDatabase = meta.story({
  beforeEach: ({ msw }) => {
    let { integrity } = storyHealth;
    msw.use(
      fixture(getHealth, () => ({ ...storyHealth, integrity })),
      fixture(checkDatabase, () => {
        integrity = {
          isRunning: false,
          last: {
            at: storyHealth.at,
            ms: 388,
            reason: 'admin',
            method: 'integrity_check',
            problems: ['row 7 missing from index person_username_key'],
            isComplete: true,
          },
        };
        return integrity;
      }),
    );
  },
  play: async ({ canvas }) => {
    // The card of the skeleton has the same name.
    await canvas.findByText('3 days, 3 hours');
    const database = within(canvas.getByRole('region', { name: 'Database' }));
    await expect(database.getByText(/No problems found/)).toBeVisible();
    await userEvent.click(database.getByRole('button', { name: 'Check database' }));
    await expect(await canvas.findByText('Problems found')).toBeVisible();
  },
});

export const Damaged = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      answer({
        warnings: ['database-damaged'],
        integrity: {
          isRunning: false,
          last: {
            at: storyHealth.at,
            ms: 240,
            reason: 'fault',
            method: 'integrity_check',
            problems: [
              'Tree 12 page 40: btreeInitPage() returns error code 11',
              'row 7 missing from index person_username_key',
            ],
            isComplete: true,
          },
        },
      }),
    ),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText('The database is damaged. Restore the last backup with the restore command.'),
    ).toBeVisible();
    const database = within(canvas.getByRole('region', { name: 'Database' }));
    await expect(database.getByText('Problems found')).toBeVisible();
    await expect(database.getByText('Tree 12 page 40: btreeInitPage() returns error code 11')).toBeVisible();
    await expect(database.getByText('1 more problem')).toBeVisible();
  },
});

export const AllWell = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      answer({
        warnings: [],
        scrapersFailing: [],
        internalErrors: [],
        mails: null,
        upstreams: { ...storyHealth.upstreams, troubled: [] },
        lastDay: { calls: 12, failed: 0, byCode: [] },
        database: { ...storyHealth.database, engine: 'postgres' },
      }),
    ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Nothing needs your attention.')).toBeVisible();
    await expect(canvas.getByText('PostgreSQL')).toBeVisible();
    await expect(canvas.getByText('No failing sites or APIs.')).toBeVisible();
    await expect(canvas.getByText('No failed calls.')).toBeVisible();
    await expect(canvas.getByText('No errors since startup.')).toBeVisible();
    await expect(canvas.queryByText('Emails to send')).toBeNull();
  },
});

export const InTrouble = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      answer({
        warnings: [
          'disk-low',
          'files-disk-low',
          'calls-dropped',
          'mails-failed',
          'mails-delayed',
          'scrapers-failing',
          'no-backup',
          'plain-http',
          'no-public-url',
          'no-smtp',
          'secret-in-file',
        ],
        disk: {
          data: { bytesFree: 2_000_000_000, bytesTotal: 80_000_000_000 },
          files: { bytesFree: 90_000_000_000, bytesTotal: 1_000_000_000_000 },
          areOne: false,
        },
        database: { ...storyHealth.database, pingMs: null, migrationsPending: ['0014-later'] },
        waiting: { charges: 4, calls: 19_990, callsDropped: 1200 },
        mails: { waiting: 40, delayed: 12, failed: 3 },
        lastBackup: null,
      }),
    ),
  play: async ({ canvas }) => {
    const urgent = within(
      (await canvas.findByText('Action required')).closest<HTMLElement>('[role=alert]') as HTMLElement,
    );
    await expect(urgent.getAllByRole('listitem').map((item) => item.textContent?.slice(0, 24))).toEqual([
      'Less than 10% of the dat',
      'Less than 10% of the fil',
      '1,200 calls weren’t logg',
      '3 emails couldn’t be sen',
      '12 emails are delayed af',
    ]);
    await expect(canvas.getByRole('meter', { name: 'Data' })).toHaveAttribute('aria-valuetext', '98%, Almost full');
    await expect(canvas.getByText('Not responding')).toBeVisible();
    await expect(canvas.getByText('Never')).toBeVisible();
  },
});

export const KeepsWhatItKnew = meta.story({
  beforeEach: ({ msw }) => msw.use(fixture(getHealth, ({ count }) => (count === 1 ? storyHealth : internal()))),
  play: async ({ canvas }) => {
    await canvas.findByText('48.3 MB');
    await userEvent.click(canvas.getByRole('button', { name: 'Refresh' }));
    await expect(await canvas.findByText('Couldn’t refresh')).toBeVisible();
    await expect(canvas.getByText('48.3 MB')).toBeVisible();
  },
});

export const Pauses = meta.story({
  beforeEach: ({ msw }) => msw.use(answer()),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/refreshes every 15 seconds/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Pause' }));
    await expect(canvas.getByText(/· paused/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Resume' }));
    await expect(canvas.getByText(/refreshes every 15 seconds/)).toBeVisible();
  },
});

export const Loading = meta.story({
  beforeEach: ({ msw }) => msw.use(fixture(getHealth, pending)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('region', { name: 'Database' })).toBeVisible();
    await expect(canvas.queryByText('SQLite')).toBeNull();
  },
});

export const FailsThenComes = meta.story({
  beforeEach: ({ msw }) => msw.use(fixture(getHealth, ({ count }) => (count === 1 ? internal() : storyHealth))),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('story-500')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(await canvas.findByText('48.3 MB')).toBeVisible();
  },
});

export const NotForOthers = meta.story({
  parameters: { app: { at: '/admin/health', user: storyUser, routes } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Forbidden')).toBeVisible();
  },
});

const long = 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft'.repeat(2);

export const LongWordsOnPhone = meta.story({
  globals: { language: 'en', viewport: { value: 'mobile1' } },
  beforeEach: ({ msw }) =>
    msw.use(
      answer({
        scrapersFailing: [{ id: 'x', api: `scrape/${long}/list`, title: long, failuresInRow: 12 }],
        internalErrors: storyHealth.internalErrors.map((error) => ({ ...error, message: long })),
        upstreams: {
          ...storyHealth.upstreams,
          troubled: [{ site: `https://${long.toLowerCase()}.example`, failures: 99, restsUntil: null }],
        },
      }),
    ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: long })).toBeVisible();
    await waitFor(() =>
      expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth),
    );
  },
});

/** The tables fit a phone without horizontal scrolling. */
export const TroubleOnPhone = meta.story({
  globals: { language: 'en', viewport: { value: 'mobile1' } },
  beforeEach: ({ msw }) => msw.use(answer()),
  play: async ({ canvas }) => {
    const card = within(await canvas.findByRole('region', { name: 'Failing sites and APIs' }));
    for (const table of card.getAllByRole('table'))
      await expect(table.scrollWidth).toBeLessThanOrEqual(table.parentElement?.clientWidth ?? 0);
    await expect(card.getByRole('rowheader', { name: /weather/ })).toHaveTextContent('https://weather.exampleActive');
    await expect(within(card.getByRole('row', { name: /books\.example/ })).getByText('6')).toBeVisible();
  },
});

export const TroubleAcrossThePage = meta.story({
  beforeEach: ({ msw }) => msw.use(answer()),
  play: async ({ canvas }) => {
    const trouble = await canvas.findByRole('region', { name: 'Failing sites and APIs' });
    await expect(trouble.offsetWidth).toBe(canvas.getByRole('region', { name: 'Server errors' }).offsetWidth);
    await expect(
      within(trouble)
        .getAllByRole('columnheader')
        .map((head) => head.textContent),
    ).toEqual(['Site', 'Failures in a row', 'API', 'Path', 'Failures in a row']);
  },
});
