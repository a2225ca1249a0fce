import { sampleHealth } from '@apiyard/api/sample/seed/health';
import { delay, http, HttpResponse } from 'msw';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { loadActive } from '../../_kit/copy.ts';
import { storyAdmin, storyUser } from '../../_kit/story/people.ts';
import { preview } from '../../_kit/story/preview.tsx';
import { RouteErrorShown } from '../story/RouteErrorShown.tsx';
import { healthCopy } from './health-copy.ts';
import * as health from './health.route.tsx';

const routes = [{ path: '/admin/health', ...health, ErrorBoundary: RouteErrorShown, HydrateFallback: () => null }];

const answer = (given: Partial<typeof sampleHealth> = {}) =>
  http.get('*/api/admin/health', () => HttpResponse.json({ ...sampleHealth, ...given }));
const fault = () =>
  HttpResponse.json({ success: false, code: 'Internal', detail: 'Fault.', requestId: 'story-500' }, { status: 500 });

const meta = preview.meta({
  title: 'Screens/SiteDesk/Health',
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
      '61%, Enough room',
    );
    await expect(canvas.getByText('1 API without code fails its tests. The table below leads to it.')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Books of a shelf' })).toHaveAttribute(
      'href',
      '/addscrape/sample-scraper-books',
    );
    await expect(within(canvas.getByRole('row', { name: /books\.example/ })).getByText('Rests')).toBeVisible();
    await expect(within(canvas.getByRole('row', { name: /^InvalidInput/ })).getByText('171')).toBeVisible();
    await expect(canvas.getByText("TypeError: Cannot read properties of undefined (reading 'length')")).toBeVisible();
  },
});

export const ChecksTheDatabase = meta.story({
  beforeEach: ({ msw }) => {
    let { integrity } = sampleHealth;
    msw.use(
      http.get('*/api/admin/health', () => HttpResponse.json({ ...sampleHealth, integrity })),
      http.post('*/api/admin/health/integrity', () => {
        integrity = {
          isRunning: false,
          last: {
            at: sampleHealth.at,
            ms: 388,
            reason: 'admin',
            method: 'integrity_check',
            problems: ['row 7 missing from index person_username_key'],
            isComplete: true,
          },
        };
        return HttpResponse.json(integrity);
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
            at: sampleHealth.at,
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
        upstreams: { ...sampleHealth.upstreams, troubled: [] },
        lastDay: { calls: 12, failed: 0, byCode: [] },
        database: { ...sampleHealth.database, engine: 'postgres' },
      }),
    ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Nothing needs your attention.')).toBeVisible();
    await expect(canvas.getByText('PostgreSQL')).toBeVisible();
    await expect(canvas.getByText('Every site that was asked answers.')).toBeVisible();
    await expect(canvas.getByText('No call failed.')).toBeVisible();
    await expect(canvas.getByText('None since the start.')).toBeVisible();
    await expect(canvas.queryByText('Mails on their way')).toBeNull();
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
        database: { ...sampleHealth.database, pingMs: null, migrationsPending: ['0014-later'] },
        waiting: { charges: 4, calls: 19_990, callsDropped: 1200 },
        mails: { waiting: 40, delayed: 12, failed: 3 },
        lastBackup: null,
      }),
    ),
  play: async ({ canvas }) => {
    const urgent = within(
      (await canvas.findByText('Deal with this now')).closest<HTMLElement>('[role=alert]') as HTMLElement,
    );
    await expect(urgent.getAllByRole('listitem').map((item) => item.textContent?.slice(0, 24))).toEqual([
      'Less than a tenth of the',
      'Less than a tenth of the',
      '1,200 calls are missing ',
      '3 mails could not be sen',
      '12 mails wait: the mail ',
    ]);
    await expect(canvas.getByRole('meter', { name: 'Data' })).toHaveAttribute('aria-valuetext', '98%, Nearly full');
    await expect(canvas.getByText('No answer')).toBeVisible();
    await expect(canvas.getByText('Never')).toBeVisible();
  },
});

export const KeepsWhatItKnew = meta.story({
  beforeEach: ({ msw }) => {
    let asked = 0;
    msw.use(http.get('*/api/admin/health', () => (++asked === 1 ? HttpResponse.json(sampleHealth) : fault())));
  },
  play: async ({ canvas }) => {
    await canvas.findByText('48.3 MB');
    await userEvent.click(canvas.getByRole('button', { name: 'Refresh' }));
    await expect(await canvas.findByText('The last look was in vain')).toBeVisible();
    await expect(canvas.getByText('48.3 MB')).toBeVisible();
  },
});

export const Pauses = meta.story({
  beforeEach: ({ msw }) => msw.use(answer()),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/refreshes every 15 seconds/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Pause' }));
    await expect(canvas.getByText(/· paused/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Go on' }));
    await expect(canvas.getByText(/refreshes every 15 seconds/)).toBeVisible();
  },
});

export const Loading = meta.story({
  beforeEach: ({ msw }) => msw.use(http.get('*/api/admin/health', () => delay('infinite'))),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('region', { name: 'Database' })).toBeVisible();
    await expect(canvas.queryByText('SQLite')).toBeNull();
  },
});

export const FailsThenComes = meta.story({
  beforeEach: ({ msw }) => {
    let asked = 0;
    msw.use(http.get('*/api/admin/health', () => (++asked === 1 ? fault() : HttpResponse.json(sampleHealth))));
  },
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
        internalErrors: sampleHealth.internalErrors.map((error) => ({ ...error, message: long })),
        upstreams: {
          ...sampleHealth.upstreams,
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

/** Each column of what is in trouble can be read without a move sideways. */
export const TroubleOnPhone = meta.story({
  globals: { language: 'en', viewport: { value: 'mobile1' } },
  beforeEach: ({ msw }) => msw.use(answer()),
  play: async ({ canvas }) => {
    const card = within(await canvas.findByRole('region', { name: 'Sites and APIs in trouble' }));
    for (const table of card.getAllByRole('table'))
      await expect(table.scrollWidth).toBeLessThanOrEqual(table.parentElement?.clientWidth ?? 0);
    await expect(card.getByRole('rowheader', { name: /weather/ })).toHaveTextContent('https://weather.exampleIs asked');
    await expect(within(card.getByRole('row', { name: /books\.example/ })).getByText('6')).toBeVisible();
  },
});

export const TroubleAcrossThePage = meta.story({
  beforeEach: ({ msw }) => msw.use(answer()),
  play: async ({ canvas }) => {
    const trouble = await canvas.findByRole('region', { name: 'Sites and APIs in trouble' });
    await expect(trouble.offsetWidth).toBe(canvas.getByRole('region', { name: 'Faults of the server' }).offsetWidth);
    await expect(
      within(trouble)
        .getAllByRole('columnheader')
        .map((head) => head.textContent),
    ).toEqual(['Site', 'Failures in a row', 'API', 'Path', 'Failures in a row']);
  },
});

export const InArabic = meta.story({
  globals: { language: 'ar' },
  beforeEach: ({ msw }) => msw.use(answer()),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('region', { name: 'الخادم' })).toBeVisible();
  },
});

export const InFrench = meta.story({
  globals: { language: 'fr' },
  beforeEach: ({ msw }) => msw.use(answer()),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('3 jours et 3 heures')).toBeVisible();
  },
});

export const InChinese = meta.story({
  globals: { language: 'zh-CN' },
  beforeEach: ({ msw }) => msw.use(answer()),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('region', { name: '数据库' })).toBeVisible();
  },
});
