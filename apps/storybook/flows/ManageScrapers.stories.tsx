import { sampleHandlers } from '@apiyard/api/sample/layer';
import { newPerson } from '@apiyard/api/sample/new-person';
import { catalogue } from '@apiyard/api/sample/seed/catalogue';
import { scraperSeeds } from '@apiyard/api/sample/seed/scrapers';
import { createSampleStore } from '@apiyard/api/sample/store';
import { loadActive } from '@apiyard/features/_kit/copy.ts';
import { preview } from '@apiyard/features/_kit/story/preview.tsx';
import { RouteError } from '@apiyard/features/errors/route-error.tsx';
import { hubCopy } from '@apiyard/features/hub/hub-copy.ts';
import * as hubList from '@apiyard/features/hub/hub-list.route.tsx';
import * as revisions from '@apiyard/features/scrapers/revisions.route.tsx';
import * as scraperList from '@apiyard/features/scrapers/scraper-list.route.tsx';
import { scrapersCopy } from '@apiyard/features/scrapers/scrapers-copy.ts';
import * as start from '@apiyard/features/scrapers/start.route.tsx';
import { Link } from '@apiyard/ui/Link';
import { ToastRegion } from '@apiyard/ui/Toast';
import { http, HttpResponse } from 'msw';
import { Outlet, useLocation } from 'react-router';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';

/** The pages with what the app has around them: ways between them, and messages. */
function Around() {
  return (
    <>
      <Outlet />
      <Link href="/hub?area=scrape">To the hub</Link> <Link href="/addscrape">To the list</Link>
      <ToastRegion />
    </>
  );
}

function Elsewhere() {
  const { pathname, search } = useLocation();
  return <p data-testid="elsewhere">{pathname + search}</p>;
}

const page = { HydrateFallback: () => null, ErrorBoundary: RouteError };
const routes = [
  {
    Component: Around,
    children: [
      { path: '/addscrape', ...scraperList, ...page },
      { path: '/addscrape/start', ...start, ...page },
      { path: '/addscrape/:id/revisions', ...revisions, ...page },
      { path: '/hub', ...hubList, ...page },
      { path: '*', Component: Elsewhere },
    ],
  },
];

/** A yard of the sample layer with definitions in every state, and somebody signed in. */
function yardOf(role: 'admin' | 'user') {
  const store = createSampleStore({ apis: catalogue, scrapers: scraperSeeds });
  const person = newPerson(store, {
    username: 'amina',
    email: 'amina@example.test',
    password: 'a yard full of tools',
    role,
  });
  store.people.push(person);
  store.signIn(person);
  return { store, user: person.user };
}

const story = preview.meta({
  title: 'Flows/Manage scrapers',
  component: scraperList.Component,
  globals: { language: 'en' },
  loaders: [() => loadActive(scrapersCopy), () => loadActive(hubCopy)],
});

const choose = async (title: string, entry: string) => {
  await userEvent.click(await screen.findByRole('button', { name: `Actions for ${title}` }));
  await userEvent.click(await screen.findByRole('menuitem', { name: entry }));
  await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
};

const managing = yardOf('admin');
const books = managing.store.scrapers.find(({ id }) => id === 'scraper-books');

/** What the admin does in the list is what the hub shows, without a reload; a deletion can be taken back. */
export const PauseAndDelete = story.story({
  parameters: { app: { at: '/hub?area=scrape', user: managing.user, routes } },
  beforeEach: ({ msw }) => {
    Object.assign(books ?? {}, { paused: false, deleted: false });
    msw.use(...sampleHandlers(managing.store));
  },
  play: async ({ canvas, step }) => {
    const card = async () => {
      await canvas.findByRole('heading', { level: 1, name: 'API hub' });
      return within((await canvas.findByRole('link', { name: 'Books' })).closest('li') as HTMLElement);
    };
    const toList = async () => userEvent.click(canvas.getByRole('link', { name: 'To the list' }));
    const toHub = async () => userEvent.click(canvas.getByRole('link', { name: 'To the hub' }));
    await step('it stands in the hub', async () => {
      await expect((await card()).queryByText('Paused')).toBeNull();
    });
    await step('paused in the list, it is paused in the hub', async () => {
      await toList();
      await choose('Books', 'Pause');
      await expect(await screen.findByText('Books is paused. Calls are refused until you resume it.')).toBeVisible();
      await toHub();
      await expect((await card()).getByText('Paused')).toBeVisible();
    });
    await step('deleted, it is gone from the hub, and comes back by undo', async () => {
      await toList();
      await choose('Books', 'Delete');
      const toast = within(await screen.findByRole('alertdialog', { name: /Books is deleted/ }));
      await expect(canvas.queryByRole('link', { name: 'Books' })).toBeNull();
      await userEvent.click(toast.getByRole('button', { name: 'Undo' }));
      await expect(await canvas.findByRole('link', { name: 'Books' })).toBeVisible();
      await waitFor(() => expect(books?.deleted).toBe(false));
    });
  },
});

const failing = yardOf('admin');

/** A change that the server refuses goes back, and says why. */
export const RefusedChangeGoesBack = story.story({
  parameters: { app: { at: '/addscrape?q=books', user: failing.user, routes } },
  beforeEach: ({ msw }) =>
    msw.use(
      http.post('*/api/admin/scrapers/:id/pause', () =>
        HttpResponse.json(
          { success: false, code: 'Internal', detail: 'The disk is full.', requestId: 'story-500' },
          { status: 500 },
        ),
      ),
      ...sampleHandlers(failing.store),
    ),
  play: async ({ canvas }) => {
    await choose('Books', 'Pause');
    await expect(await screen.findByText('Books was not paused. The disk is full.')).toBeVisible();
    await waitFor(() =>
      expect(
        within(canvas.getByRole('link', { name: 'Books' }).closest('tr, li') as HTMLElement).getByText('Published'),
      ).toBeVisible(),
    );
  },
});

const visiting = yardOf('user');

export const OthersAreRefused = story.story({
  parameters: { app: { at: '/addscrape', user: visiting.user, routes } },
  beforeEach: ({ msw }) => msw.use(...sampleHandlers(visiting.store)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1 })).toHaveTextContent('This page is for admins');
  },
});

export const VisitorsSignIn = story.story({
  parameters: { app: { at: '/addscrape/start?url=https%3A%2F%2Fbooks.example', routes } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByTestId('elsewhere')).toHaveTextContent(
      '/auth/login?to=%2Faddscrape%2Fstart%3Furl%3Dhttps%253A%252F%252Fbooks.example',
    );
  },
});

const comparing = yardOf('admin');

/** The revisions by the address, and the way back to an earlier one. */
export const GoBack = story.story({
  parameters: { app: { at: '/addscrape/scraper-books/revisions?revision=1', user: comparing.user, routes } },
  beforeEach: ({ msw }) => msw.use(...sampleHandlers(comparing.store)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 2, name: 'Revision 1' })).toBeVisible();
    const before = comparing.store.scrapers.find(({ id }) => id === 'scraper-books')?.revisions.length ?? 0;
    await userEvent.click(canvas.getByRole('button', { name: 'Go back to this' }));
    await expect(
      await screen.findByText(new RegExp(`^Revision ${before + 1} is live: it is revision 1 again\\.`)),
    ).toBeVisible();
    await expect(await canvas.findByText('Goes back to revision 1')).toBeVisible();
  },
});
