import { fail } from '@apiyard/api/contract/endpoint';
import { pauseScraper } from '@apiyard/api/contract/scrapers/scrapers';
import { loadActive } from '@apiyard/kit/copy.ts';
import { fixture } from '@apiyard/kit/story/fixture.ts';
import { storyAdmin, storyUser } from '@apiyard/kit/story/people.ts';
import { preview } from '@apiyard/kit/story/preview.tsx';
import { RouteError } from '@apiyard/shell/errors/route-error.tsx';
import { hubCopy } from '@apiyard/hub/hub-copy.ts';
import { scraperFixtures } from '@apiyard/admin/scrapers/story/scraper-fixtures.ts';
import { routeOf } from '@apiyard/kit/routing/route.ts';
import cataloguePages from '@apiyard/hub/catalogue/catalogue.page.ts';
import revisions from '@apiyard/admin/scrapers/revisions.page.ts';
import scraperList from '@apiyard/admin/scrapers/scraper-list.page.ts';
import { Component as ScraperList } from '@apiyard/admin/scrapers/scraper-list.route.tsx';
import { scrapersCopy } from '@apiyard/admin/scrapers/scrapers-copy.ts';
import start from '@apiyard/admin/scrapers/start.page.ts';
import { Link } from '@apiyard/ui/Link';
import { ToastRegion } from '@apiyard/ui/Toast';
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
      { ...routeOf(scraperList), ...page },
      { ...routeOf(start), ...page },
      { ...routeOf(revisions), ...page },
      ...cataloguePages.map((each) => ({ ...routeOf(each), ...page })),
      { path: '*', Component: Elsewhere },
    ],
  },
];

const story = preview.meta({
  title: 'Flows/Manage scrapers',
  component: ScraperList,
  globals: { language: 'en' },
  loaders: [() => loadActive(scrapersCopy), () => loadActive(hubCopy)],
});

const choose = async (title: string, entry: string) => {
  await userEvent.click(await screen.findByRole('button', { name: `Actions for ${title}` }));
  await userEvent.click(await screen.findByRole('menuitem', { name: entry }));
  await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
};

let managing = scraperFixtures();

/** The hub shows changes that the admin makes in the list, without a reload; a deletion can be undone. */
export const PauseAndDelete = story.story({
  parameters: { app: { at: '/hub?area=scrape', user: storyAdmin, routes } },
  beforeEach: ({ msw }) => {
    managing = scraperFixtures();
    msw.use(...managing.handlers);
  },
  play: async ({ canvas, step }) => {
    const card = async () => {
      await canvas.findByRole('heading', { level: 1, name: 'API hub' });
      return within((await canvas.findByRole('link', { name: 'Books' })).closest('li') as HTMLElement);
    };
    const toList = async () => userEvent.click(canvas.getByRole('link', { name: 'To the list' }));
    const toHub = async () => userEvent.click(canvas.getByRole('link', { name: 'To the hub' }));
    await step('it is in the hub', async () => {
      await expect((await card()).queryByText('Paused')).toBeNull();
    });
    await step('paused in the list, it is paused in the hub', async () => {
      await toList();
      await choose('Books', 'Pause');
      await expect(await screen.findByText('Books is paused. Calls are rejected until you resume it.')).toBeVisible();
      await toHub();
      await expect(await (await card()).findByText('Paused')).toBeVisible();
    });
    await step('after deletion it is not in the hub, and undo restores it', async () => {
      await toList();
      await choose('Books', 'Delete');
      const toast = within(await screen.findByRole('alertdialog', { name: /Books deleted/ }));
      await expect(canvas.queryByRole('link', { name: 'Books' })).toBeNull();
      await userEvent.click(toast.getByRole('button', { name: 'Undo' }));
      await expect(await canvas.findByRole('link', { name: 'Books' })).toBeVisible();
      await waitFor(() => expect(managing.isDeleted()).toBe(false));
    });
  },
});

/** A change that the server rejects is undone, with the reason. */
export const RefusedChangeGoesBack = story.story({
  parameters: { app: { at: '/addscrape?q=books', user: storyAdmin, routes } },
  beforeEach: ({ msw }) =>
    msw.use(
      fixture(pauseScraper, () => fail('Internal', 'The disk is full.')),
      ...scraperFixtures().handlers,
    ),
  play: async ({ canvas }) => {
    await choose('Books', 'Pause');
    await expect(await screen.findByText(/^Books wasn’t paused\. Something went wrong on the server\./)).toBeVisible();
    await waitFor(() =>
      expect(
        within(canvas.getByRole('link', { name: 'Books' }).closest('tr, li') as HTMLElement).getByText('Published'),
      ).toBeVisible(),
    );
  },
});

export const OthersAreRefused = story.story({
  parameters: { app: { at: '/addscrape', user: storyUser, routes } },
  beforeEach: ({ msw }) => msw.use(...scraperFixtures().handlers),
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

/** The revisions by the address, and the way back to an earlier one. */
export const GoBack = story.story({
  parameters: { app: { at: '/addscrape/s1/revisions?revision=1', user: storyAdmin, routes } },
  beforeEach: ({ msw }) => msw.use(...scraperFixtures().handlers),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 2, name: 'Revision 1' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Roll back to this revision' }));
    await expect(await screen.findByText(/^Rolled back to revision 1\. It’s live as revision 5\./)).toBeVisible();
  },
});
