import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { loadActive } from '@apiyard/kit/copy.ts';
import { preview } from '@apiyard/kit/story/preview.tsx';
import { inDark, inLight, pictured } from '@apiyard/ui/story/modes.ts';
import { scrapersCopy } from '../scrapers-copy.ts';
import { storyRevisions } from '../story/story-revisions.ts';
import { booksScraper, storyDefinition } from '../story/story-scrapers.ts';
import type { RevisionView } from './revision-view.ts';
import type { RevisionsScreenProps } from './RevisionsScreen.tsx';
import { RevisionsScreen } from './RevisionsScreen.tsx';

interface InStoryProps extends Pick<RevisionsScreenProps, 'loaded' | 'onGoBack' | 'onRetry'> {
  readonly view?: Partial<RevisionView>;
  readonly goingBackTo?: number;
}

/** The screen with a stateful view. Links are inert here; the route's stories test them. */
function InStory({ view: start, goingBackTo, ...props }: InStoryProps) {
  const [view, setView] = useState<RevisionView>({ shown: null, against: null, as: 'changes', ...start });
  return (
    <RevisionsScreen
      {...props}
      scraperId="s1"
      view={view}
      onView={setView}
      goingBackTo={goingBackTo ?? null}
      nowMs={Date.UTC(2026, 10, 20, 10)}
    />
  );
}

const done = {
  state: 'done' as const,
  value: { scraper: { ...booksScraper, changed: false }, revisions: storyRevisions },
};

const meta = preview.meta({
  title: 'Screens/Scrapers/Revisions',
  component: InStory,
  globals: { language: 'en' },
  loaders: [() => loadActive(scrapersCopy)],
  args: { loaded: done, onGoBack: fn(), onRetry: fn(), view: { shown: 3 } },
});

const result = (canvas: { getAllByRole(role: string, options: object): HTMLElement[] }) =>
  within(canvas.getAllByRole('tabpanel', {})[0] as HTMLElement)
    .getAllByRole('listitem')
    .map((item) => item.textContent);

export const Success = meta.story({
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Revisions');
    await expect(canvas.getByText('3 differences')).toBeVisible();
    await expect(result(canvas)).toEqual([
      'ReorderedfieldsBefore: ["title","price"]After: ["price","title"]',
      'Changedfields › price › select › cssBefore: .priceAfter: .price-now',
      'ChangedcacheSBefore: 60After: 300',
    ]);
    await userEvent.click(canvas.getByRole('button', { name: 'Roll back to this revision' }));
    await expect(args.onGoBack).toHaveBeenCalledWith(3);
  },
});

export const AgainstAnother = meta.story({
  args: { view: { shown: 3, against: 1 } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Compare with/ }));
    await userEvent.click(await screen.findByRole('option', { name: 'Nothing (initial state)' }));
    await waitFor(() => expect(canvas.getByText('16 differences')).toBeVisible());
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
  },
});

export const AsJson = meta.story({
  parameters: pictured(inLight),
  args: { view: { shown: 2, as: 'json' } },
  play: async ({ canvas }) => {
    const lines = await canvas.findByRole('table', { name: 'JSON' });
    await expect(lines.querySelector('ins')).toHaveTextContent('"title": "Books",');
    await expect(lines.querySelector('del')).toHaveTextContent('"title": "Book list",');
    await expect(within(lines).getByRole('button', { name: /^Show \d+ unchanged lines$/ })).toBeVisible();
  },
});

export const DraftIsNext = meta.story({
  args: {
    loaded: {
      state: 'done',
      value: {
        scraper: { ...booksScraper, changed: true, definition: { ...storyDefinition, cost: 2 } },
        revisions: storyRevisions,
      },
    },
    view: {},
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 2, name: 'Draft' })).toBeVisible();
    await expect(canvas.getByText('Not published yet')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Roll back to this revision' })).toBeNull();
    await expect(result(canvas)).toEqual(['ChangedcacheSBefore: 60After: 300', 'ChangedcostBefore: 1After: 2']);
  },
});

export const Same = meta.story({
  args: { view: { shown: 4, against: 2 } },
  play: async ({ canvas }) => expect(canvas.getByText('No differences')).toBeVisible(),
});

export const GoingBack = meta.story({
  args: { goingBackTo: 3 },
  play: async ({ canvas }) =>
    expect(await canvas.findByRole('button', { name: /Roll back to this revision/ })).toHaveAttribute('data-pending'),
});

export const Loading = meta.story({
  args: { loaded: { state: 'loading' } },
  play: async ({ canvasElement }) => expect(canvasElement.querySelector('[aria-busy=true]')).toBeVisible(),
});

export const Empty = meta.story({
  parameters: pictured(inDark),
  args: {
    loaded: { state: 'done', value: { scraper: { ...booksScraper, live: null, state: 'draft' }, revisions: [] } },
  },
  play: async ({ canvas }) => expect(canvas.getByText('No revisions yet')).toBeVisible(),
});

export const Failed = meta.story({
  args: { loaded: { state: 'failed', requestId: '01ky3vq9m8' } },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('01ky3vq9m8')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledTimes(1);
  },
});

export const Dark = meta.story({
  globals: { mode: 'dark' },
  play: async ({ canvas }) => expect(canvas.getByText('3 differences')).toBeVisible(),
});
