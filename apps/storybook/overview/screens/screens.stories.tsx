import { loadActive } from '@apiyard/kit/copy.ts';
import { storyAdmin, storyUser } from '@apiyard/kit/story/people.ts';
import { preview } from '@apiyard/kit/story/preview.tsx';
import { LoginScreen } from '@apiyard/account/auth/LoginScreen/LoginScreen.tsx';
import { RegisterScreen } from '@apiyard/account/auth/RegisterScreen/RegisterScreen.tsx';
import { NotFoundScreen } from '@apiyard/shell/errors/NotFoundScreen/NotFoundScreen.tsx';
import { RouteErrorScreen } from '@apiyard/shell/errors/RouteErrorScreen/RouteErrorScreen.tsx';
import { DashboardScreen } from '@apiyard/hub/dashboard/DashboardScreen/DashboardScreen.tsx';
import { PublicScreen } from '@apiyard/hub/dashboard/PublicScreen/PublicScreen.tsx';
import { storyCalls, storyUpdates, storyUsage } from '@apiyard/hub/dashboard/story/activity.ts';
import { listedTools, storyTools } from '@apiyard/hub/dashboard/story/tools.ts';
import { toolsOf } from '@apiyard/hub/dashboard/tools-to-try.ts';
import { hubCopy } from '@apiyard/hub/hub-copy.ts';
import { CatalogueInStory } from '@apiyard/hub/story/CatalogueInStory.tsx';
import { PlaygroundInStory } from '@apiyard/hub/story/PlaygroundInStory.tsx';
import { hashApi, storyApis } from '@apiyard/kit/story/apis.ts';
import { jsonOutcome } from '@apiyard/hub/story/story-outcomes.ts';
import { editorCopy } from '@apiyard/admin/scrapers/editor/editor-copy.ts';
import { previewOf } from '@apiyard/admin/scrapers/editor/story/book-page.ts';
import { EditorInStory } from '@apiyard/admin/scrapers/editor/story/EditorInStory.tsx';
import { storedBook } from '@apiyard/admin/scrapers/editor/story/story-definitions.ts';
import { RevisionsScreen } from '@apiyard/admin/scrapers/revisions/RevisionsScreen.tsx';
import { scrapersCopy } from '@apiyard/admin/scrapers/scrapers-copy.ts';
import { ListInStory } from '@apiyard/admin/scrapers/story/ListInStory.tsx';
import { storyRevisions } from '@apiyard/admin/scrapers/story/story-revisions.ts';
import { booksScraper, storyRows } from '@apiyard/admin/scrapers/story/story-scrapers.ts';
import { storyInstant } from '@apiyard/ui/story/clock.ts';
import { pictured, screenModes } from '@apiyard/ui/story/modes.ts';
import { expect, screen, waitFor } from 'storybook/test';
import { isRendered } from '../in-full.tsx';

const nowMs = Date.parse(storyInstant);
const nothing = () => {};

/** Each screen once, with data, in the toolbar's language and mode. Their other states are under 'Screens'. */
const meta = preview.meta({
  title: 'Overview/Screens',
  tags: ['!autodocs'],
  loaders: [() => loadActive(hubCopy), () => loadActive(scrapersCopy), () => loadActive(editorCopy)],
  parameters: { ...pictured(screenModes), a11y: { options: { iframes: false } } },
});

const fullscreen = { layout: 'fullscreen' } as const;

export const Login = meta.story({
  parameters: { ...fullscreen, app: { at: '/auth/login' } },
  render: () => <LoginScreen isPending={false} error={null} registerHref="/auth/register" onSubmit={nothing} />,
  play: isRendered,
});

export const Register = meta.story({
  parameters: { ...fullscreen, app: { at: '/auth/register' } },
  render: () => <RegisterScreen isPending={false} error={null} loginHref="/auth/login" onSubmit={nothing} />,
  play: isRendered,
});

export const Home = meta.story({
  parameters: { app: { at: '/dashboards' } },
  render: () => (
    <PublicScreen
      stats={{ state: 'done', value: { success: true, apis: 42, people: 310, calls: 1_234_567, version: '0.1.0' } }}
      tools={{ state: 'done', value: storyTools }}
      updates={{ state: 'done', value: storyUpdates }}
      registerHref="/auth/register"
      loginHref="/auth/login"
      nowMs={nowMs}
      onRetry={nothing}
    />
  ),
  play: isRendered,
});

export const Dashboard = meta.story({
  parameters: { app: { user: storyUser, at: '/dashboards/' } },
  render: () => (
    <DashboardScreen
      user={storyUser}
      tools={{ state: 'done', value: listedTools }}
      favourites={{ state: 'done', value: toolsOf(listedTools, ['random/uuid', 'puzzle/sudoku']) }}
      usage={{ state: 'done', value: storyUsage }}
      range={30}
      onRange={nothing}
      calls={{ state: 'done', value: storyCalls }}
      updates={{ state: 'done', value: storyUpdates }}
      apiOrigin="https://yard.example"
      nowMs={nowMs}
      firstSteps={null}
      onRetry={nothing}
    />
  ),
  play: isRendered,
});

export const Hub = meta.story({
  parameters: { app: { at: '/hub' } },
  render: () => <CatalogueInStory catalogue={{ state: 'done', value: storyApis }} onRetry={nothing} />,
  play: isRendered,
});

export const Playground = meta.story({
  parameters: { app: { at: '/hub/convert/hash' } },
  render: () => (
    <PlaygroundInStory api={hashApi} person={storyUser} answer={jsonOutcome({ hash: 'f2ca1bb6' })} onCall={nothing} />
  ),
  play: async () => {
    await isRendered();
    // Its parts come as they are needed: fields for numbers, the code, the calls of before.
    const parts = ['input[inputmode="numeric"]', 'pre'];
    await waitFor(() => expect(parts.filter((part) => document.querySelector(part) === null)).toEqual([]));
    await waitFor(() => expect(screen.getAllByRole('heading', { level: 2 })).toHaveLength(5));
  },
});

export const Scrapers = meta.story({
  parameters: { app: { at: '/addscrape' } },
  render: () => (
    <ListInStory
      scrapers={{ state: 'done', value: storyRows }}
      onAct={nothing}
      onImport={nothing}
      onExportAll={nothing}
      onRetry={nothing}
    />
  ),
  play: isRendered,
});

export const ScraperEditor = meta.story({
  parameters: { app: { user: storyAdmin, at: '/addscrape/book-1' } },
  render: () => <EditorInStory scraper={storedBook()} draft={null} preview={(definition) => previewOf(definition)} />,
  play: async () => {
    await isRendered();
    // With enough room, the source page is next to the form in a separate frame, which renders later than the rest.
    if (innerWidth >= 900)
      await waitFor(() =>
        expect(document.querySelector('iframe')?.contentDocument?.querySelector('h1')).toHaveTextContent(
          'Corner Books',
        ),
      );
    // How often each field is found comes with the first preview.
    await waitFor(() => expect(document.querySelector('#storybook-root')).toHaveTextContent(/× (?:12|١٢)/));
  },
});

export const Revisions = meta.story({
  parameters: { app: { at: '/addscrape/s1/revisions' } },
  render: () => (
    <RevisionsScreen
      scraperId="s1"
      loaded={{ state: 'done', value: { scraper: { ...booksScraper, changed: false }, revisions: storyRevisions } }}
      view={{ shown: 3, against: null, as: 'changes' }}
      onView={nothing}
      onGoBack={nothing}
      onRetry={nothing}
      goingBackTo={null}
      nowMs={nowMs}
    />
  ),
  play: isRendered,
});

export const NotFound = meta.story({
  parameters: { app: { at: '/auth/404' } },
  render: () => <NotFoundScreen />,
  play: isRendered,
});

export const Fault = meta.story({
  render: () => <RouteErrorScreen kind="fault" requestId="01ky3vq9m8" onReload={nothing} />,
  play: isRendered,
});
