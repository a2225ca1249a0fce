import { callApiByQuery } from '@apiyard/api/contract/hub/hub';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { callResponse, fixture } from '@apiyard/kit/story/fixture.ts';
import { preview } from '@apiyard/kit/story/preview.tsx';
import { storyApis } from '@apiyard/kit/story/apis.ts';
import { pages } from '../pages.ts';
import { storyUser } from '@apiyard/kit/story/people.ts';
import * as catalogueRoute from './catalogue.route.tsx';
import * as playground from '../playground/playground.route.tsx';
import { apiHealth, catalogue, catalogueFailingOnce, favourites, showsErrorThenLists } from '../story/over-the-wire.ts';

/** Area routes against mocked endpoints: list, tool, response and back. */
const routes = [
  { path: '/allfeature', ...catalogueRoute, HydrateFallback: () => null },
  { path: '/convert', ...catalogueRoute, HydrateFallback: () => null },
  { path: '/islami', ...catalogueRoute, HydrateFallback: () => null },
  { path: '/hub/*', ...playground, HydrateFallback: () => null },
];

const hash = fixture(callApiByQuery, ({ input: { api, text } }) => callResponse(api, { text }), {
  only: { api: 'convert/hash' },
});

const story = preview.meta({
  title: 'Screens/Hub/Area routes',
  component: catalogueRoute.Component,
  globals: { language: 'en' },
  parameters: { app: { at: '/convert', user: storyUser, routes, pages } },
  beforeEach: ({ msw }) => msw.use(apiHealth(), ...catalogue(storyApis), favourites('convert/hash'), hash),
});

export const ListToToolAndBack = story.story({
  play: async ({ canvas, step }) => {
    await step('choose a tool and see its prefilled form', async () => {
      await userEvent.click(await canvas.findByRole('link', { name: 'Hash' }));
      await expect(await canvas.findByRole('textbox', { name: 'Text' })).toBeVisible();
      await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Hash');
      await waitFor(() =>
        expect(canvas.getByRole('button', { name: 'Favourite: Hash' })).toHaveAttribute('aria-pressed', 'true'),
      );
    });
    await step('go back to the list by the breadcrumb', async () => {
      await userEvent.click(canvas.getByRole('link', { name: 'Convert' }));
      await expect(await canvas.findByRole('heading', { level: 1, name: 'Convert' })).toBeVisible();
      await expect(await canvas.findByRole('link', { name: 'Data formats' })).toBeVisible();
    });
  },
});

/** Tools had addresses below their area before; shared links to them still work. */
export const FormerAddress = story.story({
  parameters: { app: { at: '/convert?tool=hash&in.text=from+a+link', user: storyUser, routes, pages } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('textbox', { name: 'Text' })).toHaveValue('from a link');
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Hash');
  },
});

export const RespondsWhileTyping = story.story({
  parameters: { app: { at: '/hub/convert/hash', user: storyUser, routes, pages } },
  play: async ({ canvas, step }) => {
    const text = await canvas.findByRole('textbox', { name: 'Text' });
    await expect(canvas.getByRole('switch', { name: 'Run as I type' })).toBeChecked();
    await expect(await canvas.findByRole('group', { name: 'curl' })).toBeVisible();
    await step('the response appears and focus stays in the field', async () => {
      await userEvent.clear(text);
      await userEvent.type(text, 'typed');
      await waitFor(async () => expect(await canvas.findByRole('group', { name: 'text' })).toHaveTextContent('typed'));
      await expect(text).toHaveFocus();
    });
    await step('another tool opens, and input and response are there on return', async () => {
      await userEvent.click(canvas.getByRole('link', { name: 'Data formats' }));
      await expect(await canvas.findByRole('textbox', { name: /^Data/ })).toBeVisible();
      await userEvent.click(canvas.getByRole('link', { name: 'Hash' }));
      await expect(await canvas.findByRole('textbox', { name: 'Text' })).toHaveValue('typed');
      await expect(await canvas.findByRole('group', { name: 'text' })).toHaveTextContent('typed');
    });
  },
});

export const VisitorSendsByButton = story.story({
  parameters: { app: { at: '/hub/convert/hash?text=from+a+visitor', user: null, routes } },
  play: async ({ canvas }) => {
    await canvas.findByRole('textbox', { name: 'Text' });
    await expect(canvas.getByRole('switch', { name: 'Run as I type' })).not.toBeChecked();
    await expect(canvas.getByText('Free to try · 30 calls an hour')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    await expect(await canvas.findByRole('group', { name: 'text' })).toHaveTextContent('from a visitor');
  },
});

export const VisitorAtAClosedTool = story.story({
  parameters: { app: { at: '/hub/convert/data', user: null, routes } },
  play: async ({ canvas }) =>
    expect(await canvas.findByRole('link', { name: 'Sign in to send' })).toHaveAttribute(
      'href',
      '/auth/login?to=%2Fhub%2Fconvert%2Fdata',
    ),
});

export const ResponseAsInputOfAnotherTool = story.story({
  parameters: { app: { at: '/hub/convert/hash?text=typed', user: storyUser, routes, pages } },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Send' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Use as input of another tool' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Data formats' }));
    await expect(await canvas.findByRole('textbox', { name: /^Data/ })).toHaveValue('typed');
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Data formats');
  },
});

export const EmptyAreaToAllTools = story.story({
  parameters: { app: { at: '/islami', user: storyUser, routes, pages } },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('link', { name: 'View all tools' }));
    await userEvent.click(await canvas.findByRole('link', { name: 'Hash' }));
    await expect(await canvas.findByRole('textbox', { name: 'Text' })).toBeVisible();
  },
});

export const FailsThenComes = story.story({
  beforeEach: ({ msw }) => msw.use(apiHealth(), catalogueFailingOnce()),
  play: showsErrorThenLists,
});

export const ToolInArabic = story.story({
  globals: { language: 'ar' },
  parameters: { app: { at: '/hub/convert/hash', user: storyUser, routes, pages } },
  play: async ({ canvas }) =>
    expect(await canvas.findByRole('switch', { name: 'التشغيل أثناء الكتابة' })).toBeVisible(),
});

export const ToolInChinese = story.story({
  globals: { language: 'zh-CN' },
  parameters: { app: { at: '/hub/convert/hash', user: storyUser, routes, pages } },
  play: async ({ canvas }) => expect(await canvas.findByText('每次响应消耗 1 次调用 · 今日剩余 368 次')).toBeVisible(),
});
