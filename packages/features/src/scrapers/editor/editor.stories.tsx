import type { Scraper } from '@apiyard/api/contract/scrapers';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { loadActive } from '../../_kit/copy.ts';
import { storyUser } from '../../_kit/story/people.ts';
import { preview } from '../../_kit/story/preview.tsx';
import { scrapersCopy } from '../scrapers-copy.ts';
import { editorCopy } from './editor-copy.ts';
import { bookSource, previewOf } from './story/book-page.ts';
import type { EditorInStoryProps } from './story/EditorInStory.tsx';
import { EditorInStory } from './story/EditorInStory.tsx';
import { storedBook } from './story/story-definitions.ts';

const scraperOf = (scraper: Scraper | null): Scraper | null => scraper;
const previewBy = (by: EditorInStoryProps['preview']): EditorInStoryProps['preview'] => by;

const meta = preview.meta({
  title: 'Features/Scrapers/Editor',
  component: EditorInStory,
  globals: { language: 'en' },
  // The page inside the frame is a stranger's, and axe cannot run where no script may.
  parameters: { layout: 'padded', a11y: { options: { iframes: false } }, app: { user: { ...storyUser, role: 'admin' as const }, at: '/addscrape/book-1' } },
  loaders: [() => loadActive(editorCopy), () => loadActive(scrapersCopy)],
  args: {
    scraper: scraperOf(storedBook()),
    preview: previewBy((definition) => ({ kind: 'done', value: previewOf(definition, bookSource) })),
    onSave: fn(),
    onPublish: fn(),
  },
});

export const Html = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Corner Books' })).toBeVisible();
    await waitFor(() => expect(canvas.getAllByText('× 12')).toHaveLength(2));
    await userEvent.click(canvas.getByRole('button', { name: /^title/ }));
    await waitFor(() => expect(canvas.getByText(/match 1 of 12/)).toBeVisible());
  },
});

export const EmptyNew = meta.story({
  args: { scraper: scraperOf(null) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'New API' })).toBeVisible();
    await expect(canvas.getByText('Nothing to look at yet')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Publish' }));
    await waitFor(() => expect(within(canvas.getByRole('list', { name: 'What is to be put right' })).getAllByRole('button').length).toBeGreaterThan(3));
  },
});
