import { listedApi } from '@apiyard/api/contract/hub/listed-apis';
import { hashApi, scraperApi, storyApis } from '@apiyard/kit/story/apis.ts';
import { storyUser } from '@apiyard/kit/story/people.ts';
import { loadActive } from '@apiyard/kit/copy.ts';
import { preview } from '@apiyard/kit/story/preview.tsx';
import { areasCopy } from '@apiyard/kit/areas/areas-copy.ts';
import { ForgotScreen } from '@apiyard/account/auth/ForgotScreen/ForgotScreen.tsx';
import { TwoStepsScreen } from '@apiyard/account/auth/TwoStepsScreen/TwoStepsScreen.tsx';
import { newestFirst } from '@apiyard/site/blog/blog-post.ts';
import { wholeBlog } from '@apiyard/site/blog/blog-view.ts';
import { BlogListScreen } from '@apiyard/site/blog/BlogListScreen.tsx';
import { BlogPostScreen } from '@apiyard/site/blog/BlogPostScreen.tsx';
import { blogCopy } from '@apiyard/site/blog/blog-copy.ts';
import { storyPosts } from '@apiyard/site/blog/story/posts.ts';
import { docsCopy } from '@apiyard/hub/docs/docs-copy.ts';
import { DocsScreen } from '@apiyard/hub/docs/page/DocsScreen.tsx';
import { CatalogueInStory } from '@apiyard/hub/story/CatalogueInStory.tsx';
import { PrivacyScreen } from '@apiyard/site/legal/privacy/PrivacyScreen.tsx';
import { ContactScreen } from '@apiyard/site/messages/ContactScreen/ContactScreen.tsx';
import { storyForm } from '@apiyard/site/messages/story/form.ts';
import { Pricing2Screen } from '@apiyard/site/pricing/Pricing2Screen/Pricing2Screen.tsx';
import { PricingScreen } from '@apiyard/site/pricing/PricingScreen/PricingScreen.tsx';
import { storyPlans } from '@apiyard/kit/story/plans.ts';
import { SiteFrame } from '@apiyard/shell/SiteFrame/SiteFrame.tsx';
import { storySiteLinks } from '@apiyard/shell/story/shell-menu.ts';
import { AboutScreen } from '@apiyard/site/about/AboutScreen/AboutScreen.tsx';
import { HomepageScreen } from '@apiyard/site/homepage/HomepageScreen/HomepageScreen.tsx';
import { LandingScreen } from '@apiyard/site/landing/LandingScreen/LandingScreen.tsx';
import { callOf, firstResponse, firstInputs } from '@apiyard/site/landing/try-it/try-it-calls.ts';
import { TryItScreen } from '@apiyard/site/landing/TryIt/TryItScreen.tsx';
import { PortfolioScreen } from '@apiyard/site/portfolio/PortfolioScreen/PortfolioScreen.tsx';
import * as ktp from '@apiyard/tool-pages/specimen/ktp.route.tsx';
import { specimenCopy } from '@apiyard/tool-pages/specimen/specimen-copy.ts';
import { UpdatesScreen } from '@apiyard/site/updates/UpdatesScreen.tsx';
import { pictured, screenModes } from '@apiyard/ui/story/modes.ts';
import type { ReactNode } from 'react';
import { expect, screen } from 'storybook/test';
import { fullAt, inFull, isRendered } from '../in-full.tsx';

const nothing = () => {};
const plans = { state: 'done', value: storyPlans } as const;
const posts = newestFirst(storyPosts);

/** The public pages and the shell, each once with data. Their other states are under 'Screens'. */
const meta = preview.meta({
  title: 'Overview/Public screens',
  tags: ['!autodocs'],
  loaders: [() => Promise.all([areasCopy, blogCopy, docsCopy, specimenCopy].map(loadActive))],
  parameters: { ...pictured(screenModes), layout: 'fullscreen' },
});

/** As a visitor sees it: the site's own head and foot around. */
const inSite = (page: ReactNode) => () => <SiteFrame links={storySiteLinks}>{page}</SiteFrame>;

export const Landing = meta.story({
  parameters: { app: { at: '/' } },
  render: inSite(
    <LandingScreen
      stats={{ state: 'done', value: { success: true, apis: 42, people: 310, calls: 1_234_567, version: '0.1.0' } }}
      areas={{ convert: 3, random: 2, puzzle: 1, photoeditor: 8, islami: 6, ai: 4, scrape: 18 }}
    >
      <TryItScreen
        tool="convert"
        inputs={firstInputs}
        answered={{
          call: callOf('convert', firstInputs),
          outcome: { kind: 'answered', shown: firstResponse, left: null },
        }}
        isCalling={false}
        isMissing={false}
        origin="https://yard.example"
        send={nothing}
      />
    </LandingScreen>,
  ),
  play: async ({ canvasElement }) => {
    // Pictures far down load late.
    for (const picture of canvasElement.querySelectorAll('img')) {
      if (getComputedStyle(picture).display === 'none') continue;
      picture.loading = 'eager';
      await picture.decode();
    }
    await isRendered();
  },
});

export const Homepage = meta.story({
  parameters: { app: { at: '/homepage' } },
  render: inSite(<HomepageScreen />),
  play: isRendered,
});

export const About = meta.story({
  parameters: { app: { at: '/about' } },
  render: inSite(<AboutScreen />),
  play: isRendered,
});

export const Portfolio = meta.story({
  parameters: { app: { at: '/portfolio' } },
  render: inSite(<PortfolioScreen area={null} onArea={nothing} origin="https://yard.example" />),
  play: isRendered,
});

export const Contact = meta.story({
  parameters: { app: { at: '/contact' } },
  render: inSite(<ContactScreen message={storyForm('contact')} />),
  play: isRendered,
});

export const Calculator = meta.story({
  parameters: { app: { at: '/pricing2' } },
  render: inSite(<Pricing2Screen plans={plans} current={null} onRetry={nothing} />),
  play: isRendered,
});

export const Privacy = meta.story({
  parameters: { app: { at: '/privacyp' } },
  render: inSite(<PrivacyScreen own={null} onRetry={nothing} />),
  play: isRendered,
});

export const Pricing = meta.story({
  parameters: fullAt('/pricing'),
  render: inFull('/pricing', <PricingScreen plans={plans} current="free" onRetry={nothing} />),
  play: isRendered,
});

export const AreaPage = meta.story({
  parameters: fullAt('/convert'),
  render: inFull(
    '/convert',
    <CatalogueInStory
      place="convert"
      catalogue={{ state: 'done', value: storyApis }}
      favourites={[hashApi.path]}
      onRetry={nothing}
    />,
  ),
  play: isRendered,
});

export const AllTools = meta.story({
  parameters: { app: { at: '/allfeature', user: storyUser } },
  render: inFull(
    '/allfeature',
    <CatalogueInStory
      place="allfeature"
      view={{ layout: 'rows' }}
      catalogue={{ state: 'done', value: [...storyApis, scraperApi] }}
      onRetry={nothing}
    />,
  ),
  play: isRendered,
});

export const DocsUnderTheHorizontalMenu = meta.story({
  parameters: { app: { at: '/docs', user: storyUser, choices: { isHorizontal: true } } },
  render: inFull(
    '/docs',
    <DocsScreen
      path=""
      data={{
        catalogue: { state: 'done', value: storyApis.map(listedApi) },
        api: { state: 'done', value: null },
        searched: null,
        plans,
        person: storyUser,
        apiOrigin: 'https://yard.example',
        loginHref: '/auth/login',
        call: () => new Promise(nothing),
        onRetry: nothing,
      }}
      query=""
      onQuery={nothing}
      onGo={nothing}
    />,
  ),
  play: isRendered,
});

export const Updates = meta.story({
  parameters: fullAt('/recent-updates'),
  render: inFull(
    '/recent-updates',
    <UpdatesScreen
      updates={{
        state: 'done',
        value: [
          {
            id: 'u1',
            kind: 'new',
            publishedAt: '2026-11-18T09:00:00.000Z',
            title: 'QR codes as SVG',
            body: 'Ask for `format=svg` and the code stays sharp at any size.',
          },
          {
            id: 'u2',
            kind: 'changed',
            publishedAt: '2026-11-12T09:00:00.000Z',
            title: 'Converted numbers keep every digit',
            body: 'Whole numbers beyond 2^53 used to lose their last digits.',
          },
          {
            id: 'u3',
            kind: 'fixed',
            publishedAt: '2026-10-21T09:00:00.000Z',
            title: 'Sudoku no longer gives two solutions',
            body: 'One level in a thousand had a second one.',
          },
        ],
      }}
      kind={null}
      more="resting"
      onKind={nothing}
      onMore={nothing}
      onRetry={nothing}
    />,
  ),
  play: isRendered,
});

export const Blog = meta.story({
  parameters: fullAt('/apps/blog/posts'),
  render: inFull(
    '/apps/blog/posts',
    <BlogListScreen
      posts={posts}
      loading={false}
      error={null}
      view={wholeBlog}
      onView={nothing}
      onRetry={nothing}
      onClear={nothing}
    />,
  ),
  play: isRendered,
});

export const BlogPost = meta.story({
  parameters: fullAt('/apps/blog/detail/keys'),
  render: inFull(
    '/apps/blog/posts',
    <BlogPostScreen
      post={posts.find(({ slug }) => slug === 'keys') ?? null}
      state="resting"
      error={null}
      posts={posts}
      recentPosts={posts.slice(0, 5)}
      address={() => 'https://yard.example/apps/blog/detail/keys'}
      onRetry={nothing}
      onClear={nothing}
    />,
  ),
  play: async () => {
    await isRendered();
    // What reads Markdown is fetched.
    await screen.findByRole('heading', { level: 3, name: 'How long the old one lives' });
  },
});

export const Specimen = meta.story({
  parameters: { app: { at: '/ktp?seed=contoh', routes: [{ path: '/ktp', HydrateFallback: () => null, ...ktp }] } },
  play: async () => {
    await isRendered();
    await expect(await screen.findByRole('img', { name: /4329002309977290/ })).toBeVisible();
  },
});

export const ForgotPassword = meta.story({
  parameters: { app: { at: '/auth/forgot-password' } },
  render: () => (
    <ForgotScreen
      look="split"
      isSent={false}
      to=""
      secondsLeft={0}
      isPending={false}
      error={null}
      onSend={nothing}
      onResend={nothing}
      onChangeAddress={nothing}
    />
  ),
  play: isRendered,
});

export const TwoSteps = meta.story({
  parameters: { app: { at: '/auth/two-steps' } },
  render: () => (
    <TwoStepsScreen look="split" kind="code" isPending={false} error={null} onSubmit={nothing} onUse={nothing} />
  ),
  play: isRendered,
});
