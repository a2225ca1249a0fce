import type { Api } from '@apiyard/api/contract/hub/hub';
import type { Plan } from '@apiyard/api/contract/plans/plans';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import type { Outcome } from '@apiyard/kit/calls/response.ts';
import { listedApi } from '@apiyard/api/contract/hub/listed-apis';
import { areasCopy } from '@apiyard/kit/areas/areas-copy.ts';
import { loadActive } from '@apiyard/kit/copy.ts';
import { forgetVisitChoice } from '@apiyard/kit/snippets/visit-choice.ts';
import { dataApi, hashApi, longWordsApi, pausedApi, storyApis } from '@apiyard/kit/story/apis.ts';
import { storyUser } from '@apiyard/kit/story/people.ts';
import { preview } from '@apiyard/kit/story/preview.tsx';
import { inLight, pictured } from '@apiyard/ui/story/modes.ts';
import type { DocsData } from '../docs-data.ts';
import { responseCopy } from '../../response/response-copy.ts';
import { linesApi } from '../../story/tools-in-browser.ts';
import { docsCopy } from '../docs-copy.ts';
import { DocsScreen } from './DocsScreen.tsx';

const plan = (given: Pick<Plan, 'id' | 'callsPerDay' | 'callsPerMinute' | 'premiumApis'>): Plan => ({
  name: '',
  fileSizeBytesMax: 10_000_000,
  keysMax: 5,
  monthlyPrice: 0,
  currency: null,
  featured: false,
  ...given,
});
const plans: readonly Plan[] = [
  plan({ id: 'free', callsPerDay: 500, callsPerMinute: 60, premiumApis: false }),
  plan({ id: 'premium', callsPerDay: 20_000, callsPerMinute: 600, premiumApis: true }),
];

const answered: Outcome = {
  kind: 'answered',
  answer: {
    status: 200,
    headers: [
      ['content-type', 'application/json'],
      ['x-quota-remaining', '41'],
    ],
    ms: 12,
    sizeBytes: 60,
    quotaLeft: 41,
    meta: { api: 'convert/hash', ms: 0.4, cost: 1, cached: false, provider: null, requestId: 'story-1' },
    body: { kind: 'json', value: { hex: 'a1b2' }, text: '{"success":true,"data":{"hex":"a1b2"}}' },
  },
};
const refused: Outcome = {
  kind: 'refused',
  refused: {
    status: 429,
    code: 'RateLimited',
    detail: 'Visitors may try 30 calls an hour.',
    issues: [],
    requestId: 'story-429',
    retryAtMs: null,
    ms: 4,
    headers: [['retry-after', '60']],
  },
};

const data = (given: Partial<DocsData> = {}): DocsData => ({
  catalogue: { state: 'done', value: storyApis.map(listedApi) },
  api: { state: 'done', value: null },
  searched: storyApis,
  plans: { state: 'done', value: plans },
  person: null,
  apiOrigin: 'https://yard.example',
  loginHref: '/auth/login',
  call: () => Promise.resolve(answered),
  onRetry: fn(),
  ...given,
});
const holding = (...apis: Api[]) => data({ catalogue: { state: 'done', value: apis.map(listedApi) } });
/** The page of an API. */
const about = (api: Api, given: Partial<DocsData> = {}) => data({ api: { state: 'done', value: api }, ...given });

const meta = preview.meta({
  title: 'Screens/Docs',
  component: DocsScreen,
  globals: { language: 'en' },
  loaders: [() => loadActive(docsCopy), () => loadActive(responseCopy), () => loadActive(areasCopy)],
  beforeEach: () => forgetVisitChoice,
  args: { path: '', data: data(), query: '', onQuery: fn(), onGo: fn() },
});

export const Start = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Documentation');
    await expect(canvas.getByRole('group', { name: 'Base URL' })).toHaveTextContent('https://yard.example/api/v1/');
    const [convert] = canvas.getAllByRole('link', { name: 'Convert' });
    await expect(convert).toHaveAttribute('href', '/docs/convert');
    await expect(canvas.getByRole('navigation', { name: 'Previous and next page' })).toHaveTextContent(
      'NextGetting started',
    );
  },
});

export const GettingStarted = meta.story({
  parameters: { variants: ['chinese'] },
  args: { path: 'getting-started' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Getting started');
    const curl = await canvas.findByRole('group', { name: 'curl' });
    await expect(curl).toHaveTextContent('https://yard.example/api/v1/convert/hash');
    await expect(curl).toHaveTextContent('X-Api-Key: YOUR_KEY');
    await userEvent.click(canvas.getByRole('button', { name: /Code language$/ }));
    await userEvent.click(await screen.findByRole('option', { name: 'Python' }));
    await expect(await canvas.findByRole('group', { name: 'Python' })).toHaveTextContent('import requests');
  },
});

export const Authentication = meta.story({
  args: { path: 'authentication', data: data({ person: storyUser }) },
  play: async ({ canvas }) => {
    const sample = canvas.getByRole('group', { name: 'X-Api-Key' });
    await expect(sample).not.toHaveTextContent(storyUser.apiKey);
    await userEvent.click(canvas.getByRole('switch', { name: 'Show key' }));
    await waitFor(() => expect(sample).toHaveTextContent(`X-Api-Key: ${storyUser.apiKey}`));
    await expect(canvas.getByText('Your main key is visible. Hide it before you share your screen.')).toBeVisible();
  },
});

export const Responses = meta.story({
  args: { path: 'answers' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('table', { name: 'Members of meta' })).toHaveTextContent('requestId');
    await expect(canvas.getByRole('rowheader', { name: 'X-Quota-Remaining' })).toBeVisible();
  },
});

export const Limits = meta.story({
  parameters: pictured(inLight),
  args: { path: 'limits' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('rowheader', { name: 'Premium' }).closest('tr')).toHaveTextContent('20,000');
    await expect(canvas.getByText(/an IP address can make 30 calls an hour/)).toBeVisible();
  },
});

export const LimitsLoading = meta.story({
  args: { path: 'limits', data: data({ plans: { state: 'loading' } }) },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvasElement.querySelector('[aria-busy=true]')).toBeVisible();
    await expect(canvas.getByRole('heading', { name: 'Daily quota' })).toBeVisible();
  },
});

export const LimitsFailed = meta.story({
  args: { path: 'limits', data: data({ plans: { state: 'failed', requestId: '01ky3vq9m8' } }) },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('01ky3vq9m8')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.data.onRetry).toHaveBeenCalledTimes(1);
  },
});

export const Files = meta.story({
  args: { path: 'files' },
  play: async ({ canvas }) =>
    expect(await canvas.findByRole('group', { name: 'curl' })).toHaveTextContent(/--form ['"]?file=@/),
});

export const Errors = meta.story({
  parameters: { variants: ['french'] },
  args: { path: 'errors' },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvasElement.querySelector('#QuotaSpent')).toHaveTextContent('QuotaSpent429');
    await expect(canvasElement.querySelectorAll('#codes li')).toHaveLength(22);
    await expect(canvas.getByRole('link', { name: 'support' })).toHaveAttribute('href', '/support');
  },
});

export const OpenApi = meta.story({
  args: { path: 'openapi' },
  play: async ({ canvas }) =>
    expect(canvas.getByRole('link', { name: /^Open OpenAPI document/ })).toHaveAttribute(
      'href',
      'https://yard.example/api/v1/openapi.json',
    ),
});

export const Area = meta.story({
  args: { path: 'convert' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Convert');
    await expect(canvas.getByRole('heading', { level: 2, name: 'Data formats' })).toBeVisible();
  },
});

export const EmptyArea = meta.story({
  args: { path: 'islami' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No APIs in this area yet')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'View all areas' })).toHaveAttribute('href', '/hub');
  },
});

export const OneApi = meta.story({
  args: { path: 'convert/hash', data: about(hashApi) },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('link', { name: 'Open in playground' })).toHaveAttribute('href', '/hub/convert/hash');
    await expect(canvas.getByRole('table', { name: 'Response fields' })).toHaveTextContent('The digest');
    await expect(canvasElement.querySelector('#parameter-rounds')).toHaveTextContent('roundswhole number · 1 to 1,000');
    await expect(canvasElement.querySelector('#parameter-algorithm')).toHaveTextContent('"sha256" SHA-256');
    await userEvent.click(canvas.getByRole('button', { name: 'Run example' }));
    await expect(await canvas.findByText('Response 200 in 12 ms')).toBeVisible();
    await expect(canvas.getByRole('group', { name: 'Response' })).toHaveTextContent('"hex": "a1b2"');
    await expect(canvas.getByRole('button', { name: 'Run again' })).toBeVisible();
  },
});

/** Errors and notes that only this API has, with the sentence of each. */
export const DeclaredErrors = meta.story({
  parameters: pictured(inLight),
  args: { path: linesApi.path, data: about(linesApi, { catalogue: { state: 'done', value: [listedApi(linesApi)] } }) },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('heading', { level: 3, name: 'Errors of this tool' })).toBeVisible();
    const own = Array.from(canvasElement.querySelectorAll('dt'), (code) => [
      code.textContent,
      code.nextElementSibling?.textContent,
    ]);
    await expect(own.slice(-2)).toEqual([
      ['tab', 'The line has a tab. Replace it with count spaces.'],
      ['tooMany', 'The text has count lines. At most limit are sorted.'],
    ]);
    await expect(own).toContainEqual(['emptyLines', 'count empty lines were removed.']);
  },
});

export const Refused = meta.story({
  args: { path: 'convert/hash', data: about(hashApi, { call: () => Promise.resolve(refused) }) },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Run example' }));
    await expect(await canvas.findByText('Error 429')).toBeVisible();
    await expect(canvas.getByRole('group', { name: 'Response' })).toHaveTextContent('"code": "RateLimited"');
  },
});

export const NoResponse = meta.story({
  args: { path: 'convert/hash', data: about(hashApi, { call: () => Promise.reject(new Error('offline')) }) },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Run example' }));
    await expect(await canvas.findByText('No response. Check your connection and run it again.')).toBeVisible();
  },
});

export const StillRunning = meta.story({
  args: { path: 'convert/hash', data: about(hashApi, { call: () => new Promise(() => {}) }) },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Run example' }));
    await expect(await canvas.findByText('Waiting for the response')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Stop' }));
    await expect(await canvas.findByText('Free to try, within the visitor limit')).toBeVisible();
  },
});

export const NeedsAccount = meta.story({
  args: { path: 'convert/data', data: about(dataApi) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', '/auth/login');
    await expect(canvas.queryByRole('button', { name: 'Run example' })).toBeNull();
  },
});

export const Paused = meta.story({
  args: { path: pausedApi.path, data: about(pausedApi) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Paused by an admin')).toBeVisible();
    await expect(canvas.getByText('This API takes no parameters.')).toBeVisible();
  },
});

export const Searching = meta.story({
  parameters: pictured(inLight),
  args: { query: 'rounds' },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('link', { name: 'rounds' })).toHaveAttribute(
      'href',
      '/docs/convert/hash#parameter-rounds',
    );
    await userEvent.type(canvas.getByRole('searchbox'), '{Enter}');
    await expect(args.onGo).toHaveBeenCalledWith('/docs/convert/hash#parameter-rounds');
  },
});

export const NothingFound = meta.story({
  args: { query: 'teapot' },
  play: async ({ canvas }) =>
    expect(canvas.getByText('No results for “teapot”. Try a parameter, an error code or fewer words.')).toBeVisible(),
});

export const Unknown = meta.story({
  args: { path: 'convert/nothing' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Page not found');
    await expect(canvas.getByRole('link', { name: 'Go to documentation home' })).toHaveAttribute('href', '/docs');
  },
});

export const Loading = meta.story({
  args: { path: 'convert/hash', data: data({ catalogue: { state: 'loading' }, api: { state: 'loading' } }) },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvasElement.querySelector('[aria-busy=true]')).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Convert');
  },
});

export const Failed = meta.story({
  args: { path: 'convert/hash', data: data({ catalogue: { state: 'failed', requestId: '01ky3vq9m8' } }) },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('Couldn’t load the APIs')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.data.onRetry).toHaveBeenCalledTimes(1);
  },
});

export const Empty = meta.story({
  args: { data: holding() },
  play: async ({ canvas }) =>
    expect(canvas.getByText('No APIs yet. They appear here after they’re published.')).toBeVisible(),
});

export const Phone = meta.story({
  args: { path: 'limits' },
  render: (args) => (
    <div style={{ inlineSize: '20rem' }}>
      <DocsScreen {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'All pages' }));
    await expect(await screen.findByRole('navigation', { name: 'Documentation pages' })).toHaveTextContent(
      'Getting started',
    );
  },
});

export const InArabic = meta.story({
  globals: { language: 'ar' },
  args: { path: 'limits' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('الحدود');
    await expect(canvas.getByText(/30 استدعاءً في الساعة/)).toBeVisible();
  },
});

export const LongWords = meta.story({
  args: {
    path: longWordsApi.path,
    data: about(longWordsApi, { catalogue: { state: 'done', value: [longWordsApi, hashApi].map(listedApi) } }),
  },
  play: async ({ canvasElement }) => expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth),
});
