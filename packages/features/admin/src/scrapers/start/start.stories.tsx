import type { ScraperDefinition } from '@apiyard/api/contract/scrapers/scraper-definition';
import { useMachine } from '@xstate/react';
import { useMemo } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { fromPromise } from 'xstate';
import { loadActive } from '@apiyard/kit/copy.ts';
import { preview } from '@apiyard/kit/story/preview.tsx';
import { inDark, inLight, pictured } from '@apiyard/ui/story/modes.ts';
import { blankDefinition } from '../editor/definition/blank.ts';
import { scrapersCopy } from '../scrapers-copy.ts';
import { storyDefinition } from '../story/story-scrapers.ts';
import { longFound, nothingFound, storyFound } from '../story/story-suggestions.ts';
import type { Found, SuggestInput } from './suggest.machine.ts';
import { suggestMachine } from './suggest.machine.ts';
import { StartScreen } from './StartScreen.tsx';

interface InStoryProps {
  /** Response to an analysis; 'never' waits forever. */
  readonly answer: Found | 'never' | { readonly refusal: unknown };
  readonly onAnalyse?: (input: SuggestInput) => void;
  readonly address?: string;
  readonly onOpen?: (definition: ScraperDefinition) => void;
  readonly onImport: () => void;
}

/** The screen with the real machine and a scripted server. */
function InStory({ answer, onAnalyse, address, onOpen, onImport }: InStoryProps) {
  const machine = useMemo(
    () =>
      suggestMachine.provide({
        actors: {
          suggest: fromPromise<Found, SuggestInput>(async ({ input }) => {
            onAnalyse?.(input);
            if (answer === 'never') return new Promise<Found>(() => {});
            if ('refusal' in answer) throw answer.refusal;
            return answer;
          }),
          open: fromPromise<unknown, { definition: ScraperDefinition }>(async ({ input }) => {
            onOpen?.(input.definition);
            return new Promise(() => {});
          }),
        },
      }),
    [answer, onAnalyse, onOpen],
  );
  const [{ context, value }, send] = useMachine(machine, {
    input: { address: address ?? null, valuesAsDefaults: false },
  });
  return (
    <StartScreen
      state={{ ...context, phase: value === 'starting' ? 'asked' : value === 'opened' ? 'opening' : value }}
      send={send}
      onImport={onImport}
    />
  );
}

const onOpen = fn();
const meta = preview.meta({
  title: 'Screens/Scrapers/Start',
  component: InStory,
  globals: { language: 'en' },
  loaders: [() => loadActive(scrapersCopy)],
  args: { answer: storyFound, onOpen, onImport: fn() },
  beforeEach: () => void onOpen.mockClear(),
});

const refused = (code: string, detail: string, more: object = {}) => ({
  refusal: { success: false, code, detail, requestId: 'r1', ...more },
});

export const Success = meta.story({
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: /^Page URL/ }), 'books.example/catalogue{Enter}');
    await expect(await canvas.findByRole('status')).toHaveTextContent('3 suggestions, best first');
    await expect(canvas.getAllByRole('heading', { level: 3 }).map((one) => one.textContent)).toEqual([
      '20 × article.product',
      'BreadcrumbList',
      'table.opening-hours',
    ]);
    await expect(canvas.getByText('Match 92%')).toBeVisible();
    await expect(canvas.getByText('20 entries')).toBeVisible();
    await expect((await canvas.findAllByText('51.77'))[0]).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Use this 20 × article.product' }));
    await expect(onOpen.mock.calls).toEqual([[storyDefinition]]);
  },
});

export const Before = meta.story({
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Import a file' }));
    await expect(args.onImport).toHaveBeenCalledTimes(1);
    await userEvent.click(canvas.getByRole('button', { name: 'Start from scratch' }));
    await expect(onOpen.mock.calls).toEqual([[blankDefinition()]]);
  },
});

export const ValuesAsDefaults = meta.story({
  args: { onAnalyse: fn() },
  play: async ({ canvas, args }) => {
    const option = canvas.getByRole('checkbox', { name: 'Use values in the URL as defaults' });
    await expect(option).toHaveAccessibleDescription('Calls without parameters then read exactly this page.');
    await userEvent.type(canvas.getByRole('textbox', { name: /^Page URL/ }), 'books.example/list?page=2{Enter}');
    await canvas.findByRole('status');
    await userEvent.click(option);
    await userEvent.click(canvas.getByRole('button', { name: 'Analyse page' }));
    await canvas.findByRole('status');
    const url = 'https://books.example/list?page=2';
    await expect(args.onAnalyse).toHaveBeenCalledTimes(2);
    await expect(args.onAnalyse).toHaveBeenNthCalledWith(1, { url, valuesAsDefaults: false });
    await expect(args.onAnalyse).toHaveBeenNthCalledWith(2, { url, valuesAsDefaults: true });
  },
});

export const Loading = meta.story({
  args: { answer: 'never', address: 'https://books.example' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar', { name: 'Analysing page' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Stop' }));
    await expect(canvas.queryByRole('progressbar')).toBeNull();
    await expect(canvas.getByRole('textbox', { name: /^Page URL/ })).toHaveValue('https://books.example');
  },
});

export const NothingFound = meta.story({
  parameters: { ...pictured(inLight), app: { at: '/addscrape/start' } },
  args: { answer: nothingFound, address: 'https://books.example' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Nothing to extract was found')).toBeVisible();
    await expect(canvas.getByText(/The page is rendered in the browser/)).toBeVisible();
    await expect(canvas.getByText('#__NEXT_DATA__')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Open in editor' }));
    const [opened] = onOpen.mock.calls[0] as [ScraperDefinition];
    await expect(opened.request.url).toBe('https://books.example');
  },
});

export const AddressRefused = meta.story({
  args: {
    answer: refused('AddressRefused', 'localhost leads to a loopback address.'),
    address: 'http://localhost:3000',
  },
  play: async ({ canvas }) => {
    const alert = await canvas.findByRole('alert');
    await expect(alert).toHaveTextContent('This URL isn’t allowed');
    await expect(alert).toHaveTextContent('Its host isn’t on the public internet.');
    await expect(canvas.queryByRole('button', { name: 'Open in editor' })).toBeNull();
  },
});

/** Unlike a refused URL, it may be a typing error. */
export const UnknownName = meta.story({
  args: {
    answer: refused('UpstreamFailed', 'No site was found under this host name. Check the spelling of the URL.'),
    address: 'https://boks.example',
  },
  play: async ({ canvas }) => {
    const alert = await canvas.findByRole('alert');
    await expect(alert).toHaveTextContent('The site didn’t return the page');
    await expect(alert).toHaveTextContent('No site was found under this host name. Check the spelling of the URL.');
  },
});

export const SiteFailed = meta.story({
  args: { answer: refused('UpstreamFailed', 'The site returned 403.'), address: 'https://books.example' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('The site didn’t return the page');
    await userEvent.click(canvas.getByRole('button', { name: 'Open in editor' }));
    await expect(onOpen).toHaveBeenCalledTimes(1);
  },
});

export const WrongAddress = meta.story({
  args: {
    answer: refused('InvalidInput', 'A value is wrong.', {
      errors: [{ pointer: '/url', code: 'invalid_format', detail: 'Use a URL such as https://books.example.' }],
    }),
    address: 'ftp:books',
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Enter a full URL, like https://books.example/catalogue.')).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: /^Page URL/ })).toBeInvalid();
  },
});

export const WithoutAddress = meta.story({
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Analyse page' }));
    const url = canvas.getByRole('textbox', { name: /^Page URL/ });
    await expect(url).toHaveAccessibleDescription('Fill in this field.');
    await expect(url).toHaveFocus();
    await expect(canvas.queryByRole('progressbar')).toBeNull();
  },
});

export const Failed = meta.story({
  parameters: pictured(inDark),
  args: { answer: { refusal: 'Wrong Services' }, address: 'https://books.example' },
  play: async ({ canvas }) => expect(await canvas.findByRole('alert')).toHaveTextContent('The server didn’t respond'),
});

export const LongWords = meta.story({
  args: { answer: longFound, address: `https://books.example/${'donaudampfschifffahrt'.repeat(12)}` },
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByRole('status')).toHaveTextContent('1 suggestion');
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
});

export const InArabic = meta.story({
  globals: { language: 'ar' },
  args: { address: 'https://books.example' },
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('3 اقتراحات، الأفضل أولًا'));
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
});

export const Dark = meta.story({
  globals: { mode: 'dark' },
  args: { address: 'https://books.example' },
  play: async ({ canvas }) => expect(await canvas.findByRole('status')).toHaveTextContent('3 suggestions'),
});
