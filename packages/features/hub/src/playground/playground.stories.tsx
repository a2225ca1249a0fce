import type { User } from '@apiyard/api/contract/accounts/session';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { forgetVisitChoice } from '@apiyard/kit/snippets/visit-choice.ts';
import { storyUser } from '@apiyard/kit/story/people.ts';
import { loadActive } from '@apiyard/kit/copy.ts';
import { preview } from '@apiyard/kit/story/preview.tsx';
import { responseCopy } from '../response/response-copy.ts';
import { hubCopy } from '../hub-copy.ts';
import type { HistoryEntry } from '../keep/hub-store.ts';
import { historyEntry } from '../keep/hub-store.ts';
import { PlaygroundInStory } from '../story/PlaygroundInStory.tsx';
import type { PlaygroundInStoryProps } from '../story/PlaygroundInStory.tsx';
import { dataApi, hashApi, pausedApi, premiumApi, qrApi, scraperApi } from '@apiyard/kit/story/apis.ts';
import {
  drawing,
  jsonOutcome,
  rawOutcome,
  refusedOutcome,
  scraperOutcome,
  silence,
  textOutcome,
} from '../story/story-outcomes.ts';

type StoryResponse = PlaygroundInStoryProps['answer'];
const responseOf = (answer: StoryResponse): StoryResponse => answer;
const userOf = (user: User | null): User | null => user;

const meta = preview.meta({
  title: 'Screens/Hub/Playground',
  component: PlaygroundInStory,
  globals: { language: 'en' },
  loaders: [() => loadActive(hubCopy), () => loadActive(responseCopy)],
  beforeEach: () => forgetVisitChoice,
  args: {
    api: hashApi,
    person: userOf(storyUser),
    answer: responseOf(jsonOutcome({ hash: 'f2ca1bb6c7e907d06dafe4687e579fce' })),
    onCall: fn(),
  },
});

const send = async (canvas: { getByRole(role: string, options: object): HTMLElement }) =>
  userEvent.click(canvas.getByRole('button', { name: 'Send' }));

export const Ready = meta.story({
  parameters: { variants: ['longWords'] },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Hash');
    await expect(canvas.getByRole('textbox', { name: 'Text' })).toHaveValue('Hello, world');
    await expect(canvas.getByText('Uses 1 call · 368 left today')).toBeVisible();
    await expect(await canvas.findByRole('group', { name: 'curl' })).toBeVisible();
    await userEvent.click(canvas.getByRole('radio', { name: 'Response' }));
    await expect(canvas.getByText('No response yet')).toBeVisible();
    await expect(await canvas.findByRole('table', { name: 'Response fields' })).toHaveTextContent('hash');
    await expect(args.onCall).not.toHaveBeenCalled();
  },
});

export const Json = meta.story({
  play: async ({ canvas, args }) => {
    await send(canvas);
    await expect(await canvas.findByRole('treegrid', { name: 'Response' })).toBeVisible();
    await expect(args.onCall).toHaveBeenCalledWith({
      api: 'convert/hash',
      method: 'GET',
      input: { text: 'Hello, world', algorithm: 'sha256', rounds: 1, upper: false },
    });
    await expect(canvas.getByText('35 ms', { selector: 'dd' })).toBeVisible();
    await expect(canvas.getByText('367', { selector: 'dd' })).toBeVisible();
    await userEvent.click(canvas.getByRole('tab', { name: 'Raw' }));
    await waitFor(async () =>
      expect(await canvas.findByRole('group', { name: 'JSON' })).toHaveTextContent(
        '"hash": "f2ca1bb6c7e907d06dafe4687e579fce"',
      ),
    );
    await userEvent.click(canvas.getByRole('tab', { name: 'Headers' }));
    await expect(canvas.getByText('x-request-id')).toBeVisible();
  },
});

export const Rows = meta.story({
  args: {
    answer: responseOf(
      jsonOutcome([
        { city: 'Amman', people: 4_000_000 },
        { city: 'عمّان', people: 1 },
      ]),
    ),
  },
  play: async ({ canvas }) => {
    await send(canvas);
    await userEvent.click(await canvas.findByRole('tab', { name: 'Table' }));
    const table = await canvas.findByRole('grid', { name: 'Response' });
    const cities = () =>
      within(table)
        .getAllByRole('row')
        .map((row) => row.textContent);
    await waitFor(() => expect(cities()).toEqual(['Rowcitypeople', '1Amman4,000,000', '2عمّان1']));
    await userEvent.click(within(table).getByRole('button', { name: 'people' }));
    await waitFor(() => expect(cities()).toEqual(['Rowcitypeople', '2عمّان1', '1Amman4,000,000']));
    await userEvent.type(canvas.getByRole('searchbox'), 'amm');
    await waitFor(() => expect(cities()).toEqual(['Rowcitypeople', '1Amman4,000,000']));
  },
});

/** A scraper's response shows its source. */
export const FromASite = meta.story({
  args: {
    api: scraperApi,
    answer: responseOf(scraperOutcome([{ title: 'A Light in the Attic', price: 51.77 }], false)),
  },
  play: async ({ canvas }) => {
    await send(canvas);
    await expect(await canvas.findByText('books.example', { selector: 'dd' })).toBeVisible();
    await expect(canvas.getByText('7', { selector: 'dd' })).toBeVisible();
    await expect(canvas.getByText('fetched just now', { selector: 'dd' })).toBeVisible();
  },
});

export const FromTheCache = meta.story({
  args: {
    api: { ...scraperApi, health: 'failing' as const },
    answer: responseOf(scraperOutcome([{ title: 'A Light in the Attic', price: 51.77 }], true)),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Recent checks of this API failed/)).toBeVisible();
    await send(canvas);
    await expect(await canvas.findByText('cached', { selector: 'dd' })).toBeVisible();
  },
});

export const Picture = meta.story({
  args: { api: qrApi, answer: responseOf(rawOutcome('picture', drawing, 'qr.svg')) },
  play: async ({ canvas }) => {
    await send(canvas);
    await expect(await canvas.findByRole('img', { name: 'Image: qr.svg' })).toBeVisible();
    await waitFor(() => expect(canvas.getByText(/200 × 120 px/)).toBeVisible());
    await userEvent.click(canvas.getByRole('radio', { name: '200%' }));
    await expect(canvas.getByRole('img', { name: 'Image: qr.svg' })).toHaveAttribute('width', '400');
    await expect(canvas.getByRole('button', { name: 'Download qr.svg' })).toBeVisible();
  },
});

export const Audio = meta.story({
  args: { answer: responseOf(rawOutcome('audio', silence(), 'silence.wav')) },
  play: async ({ canvas }) => {
    await send(canvas);
    await waitFor(() => expect(canvas.getByLabelText('silence.wav')).toBeVisible());
  },
});

export const File = meta.story({
  args: { answer: responseOf(rawOutcome('file', new Blob(['PK'], { type: 'application/zip' }), 'all.zip')) },
  play: async ({ canvas }) => {
    await send(canvas);
    await expect(await canvas.findByText('all.zip is ready')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Download' })).toBeVisible();
  },
});

/** A page that a tool returns may run nothing. */
export const Html = meta.story({
  args: { answer: responseOf(textOutcome('<h1>Title</h1><script>alert(1)</script>', 'page.html', 'text/html')) },
  play: async ({ canvas }) => {
    await send(canvas);
    const frame = await canvas.findByTitle('page.html');
    await expect(frame.getAttribute('sandbox')).not.toContain('allow-scripts');
    await waitFor(() => expect((frame as HTMLIFrameElement).contentDocument?.body.textContent).toBe('Title'));
  },
});

export const PlainText = meta.story({
  args: { answer: responseOf(textOutcome('a,b\n1,2', 'data.csv')) },
  play: async ({ canvas }) => {
    await send(canvas);
    await expect(await canvas.findByRole('group', { name: 'data.csv' })).toHaveTextContent('a,b 1,2');
  },
});

/** Changes of a text are shown line by line, and the rest of the response below them. */
export const TextChanges = meta.story({
  args: {
    api: { ...dataApi, layout: 'diff' },
    answer: responseOf(
      jsonOutcome({
        text: '--- before\n+++ after\n@@ -2 +2 @@\n-milk\n+oat milk\n',
        added: 1,
        hunks: [
          {
            oldStart: 2,
            oldLines: 1,
            newStart: 2,
            newLines: 1,
            changes: [
              { kind: 'removed', text: 'milk\n' },
              { kind: 'added', text: 'oat milk\n' },
            ],
          },
        ],
      }),
    ),
  },
  play: async ({ canvas, canvasElement }) => {
    await send(canvas);
    await expect(await canvas.findByText('1 line removed')).toBeVisible();
    await expect(canvasElement.querySelector('ins')).toHaveTextContent('oat milk');
    await expect(canvasElement.querySelector('del')).toHaveTextContent('milk');
  },
});

/** Changes of data are shown by path. */
export const DataChanges = meta.story({
  args: {
    api: { ...dataApi, layout: 'diff' },
    answer: responseOf(
      jsonOutcome({
        same: false,
        differences: [{ kind: 'changed', pointer: '/price', before: '4.50', after: '5' }],
        patch: '[]',
      }),
    ),
  },
  play: async ({ canvas }) => {
    await send(canvas);
    const [change] = within(await canvas.findByRole('list', { name: /differences/i })).getAllByRole('listitem');
    await expect(change).toHaveTextContent('Changed/priceBefore: 4.50After: 5');
  },
});

/** Notes on what a conversion changed are above its result. */
export const WithNotes = meta.story({
  args: {
    api: dataApi,
    answer: responseOf(
      jsonOutcome({
        from: 'json',
        to: 'yaml',
        text: 'a: 1\n',
        notes: [{ pointer: '/0/id', code: 'type', detail: 'Values in this column are written as text.' }],
      }),
    ),
  },
  play: async ({ canvas, args }) => {
    await send(canvas);
    await expect(await canvas.findByText('Values in this column are written as text.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Swap formats' }));
    await expect(canvas.getByRole('button', { name: /From$/ })).toHaveTextContent('yaml');
    await expect(canvas.getByRole('textbox', { name: /^Data/ })).toHaveValue('a: 1\n');
    await send(canvas);
    await expect(args.onCall).toHaveBeenLastCalledWith(
      expect.objectContaining({ input: expect.objectContaining({ text: 'a: 1\n', from: 'yaml', to: 'json' }) }),
    );
  },
});

export const FullScreen = meta.story({
  play: async ({ canvas }) => {
    await send(canvas);
    await userEvent.click(await canvas.findByRole('button', { name: 'Full screen' }));
    const dialog = await screen.findByRole('dialog', { name: 'Response' });
    await expect(await within(dialog).findByRole('treegrid', { name: 'Response' })).toBeVisible();
  },
});

export const Sending = meta.story({
  args: { answer: responseOf('never') },
  play: async ({ canvas }) => {
    await send(canvas);
    await expect(await canvas.findByRole('progressbar', { name: 'Waiting for the response' })).toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }));
    await expect(canvas.queryByRole('progressbar', { name: 'Waiting for the response' })).toBeNull();
  },
});

export const ByKeyboard = meta.story({
  play: async ({ canvas, args }) => {
    const rounds = canvas.getByRole('textbox', { name: 'Rounds' });
    await userEvent.clear(rounds);
    await userEvent.type(rounds, '7');
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    await expect(args.onCall).toHaveBeenCalledWith({
      api: 'convert/hash',
      method: 'GET',
      input: { text: 'Hello, world', algorithm: 'sha256', rounds: 7, upper: false },
    });
    await expect(rounds).toHaveFocus();
  },
});

export const WrongBeforeSending = meta.story({
  args: { api: dataApi },
  play: async ({ canvas, args }) => {
    // Folded, but open, since the example fills one of them.
    const options = canvas.getByRole('textbox', { name: 'Options (optional)' });
    await userEvent.clear(options);
    await userEvent.type(options, '{{"indent": }');
    await send(canvas);
    await expect(canvas.getByText('This isn’t valid JSON. Check line 1, column 12.')).toBeVisible();
    await expect(options).toHaveFocus();
    await expect(args.onCall).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: /^More options/ }));
    await expect(options).not.toBeVisible();
    await send(canvas);
    await expect(options).toBeVisible();
    await userEvent.type(options, '{Backspace}2}');
    await expect(canvas.queryByText(/This isn’t valid JSON/)).toBeNull();
  },
});

export const WrongAtAField = meta.story({
  args: {
    api: dataApi,
    answer: responseOf(
      refusedOutcome({
        status: 422,
        code: 'InvalidInput',
        detail: 'A comma is missing.',
        issues: [{ pointer: '/text', code: 'syntax', detail: 'A comma is missing.', line: 1, column: 4 }],
      }),
    ),
  },
  play: async ({ canvas }) => {
    await send(canvas);
    await expect(await canvas.findByText('Line 1, column 4: A comma is missing.')).toBeVisible();
    await expect(await canvas.findByText('Check your input', { selector: 'div' })).toBeVisible();
    await expect(await canvas.findByText('01ky3vq9m8')).toBeVisible();
    const text = canvas.getByRole('textbox', { name: /^Data/ });
    await waitFor(() => expect(text).toHaveFocus());
    await userEvent.type(text, ',');
    await expect(canvas.queryByText('Line 1, column 4: A comma is missing.')).toBeNull();
  },
});

export const RateLimited = meta.story({
  args: {
    answer: responseOf(
      refusedOutcome({
        status: 429,
        code: 'RateLimited',
        detail: 'Too many calls a minute.',
        retryAtMs: Date.now() + 40_000,
      }),
    ),
  },
  play: async ({ canvas }) => {
    await send(canvas);
    await expect(await canvas.findByText(/You can send again in \d+ seconds\./)).toBeVisible();
    await expect(canvas.getByText('This didn’t use any calls. Your input is kept.')).toBeVisible();
  },
});

export const QuotaSpent = meta.story({
  args: {
    answer: responseOf(refusedOutcome({ status: 429, code: 'QuotaSpent', detail: "Today's 500 calls are spent." })),
  },
  play: async ({ canvas }) => {
    await send(canvas);
    await expect(await canvas.findByRole('link', { name: 'View plans' })).toHaveAttribute('href', '/pricing');
  },
});

export const SessionEnded = meta.story({
  args: {
    answer: responseOf(refusedOutcome({ status: 401, code: 'Unauthenticated', detail: 'Sign in, or send a key.' })),
  },
  play: async ({ canvas }) => {
    await send(canvas);
    await expect(await canvas.findByRole('link', { name: 'Sign in' })).toHaveAttribute(
      'href',
      '/auth/login?to=%2Fhub%2Fconvert%2Fhash',
    );
  },
});

export const Failed = meta.story({
  args: { answer: responseOf('down') },
  play: async ({ canvas, args }) => {
    await send(canvas);
    await expect(await canvas.findByText('No response')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(args.onCall).toHaveBeenCalledTimes(2));
  },
});

export const Visitor = meta.story({
  args: { person: userOf(null) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Free to try · 30 calls an hour')).toBeVisible();
    await expect(await canvas.findByRole('group', { name: 'curl' })).toHaveTextContent(
      "--header 'X-Api-Key: YOUR_KEY'",
    );
    await expect(canvas.queryByRole('switch', { name: 'Show key' })).toBeNull();
  },
});

export const VisitorOnClosedApi = meta.story({
  args: { api: dataApi, person: userOf(null) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Sign in to send' })).toHaveAttribute(
      'href',
      '/auth/login?to=%2Fhub%2Fconvert%2Fdata',
    );
    await expect(canvas.queryByRole('button', { name: 'Send' })).toBeNull();
    await expect(canvas.getByRole('textbox', { name: /^Data/ })).toHaveValue('[1, 2, 3]');
    await expect(await canvas.findByRole('group', { name: 'curl' })).toHaveTextContent('"to": "yaml"');
  },
});

export const PremiumForFree = meta.story({
  args: { api: premiumApi },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'View premium plans' })).toHaveAttribute('href', '/pricing');
    await userEvent.click(canvas.getByRole('radio', { name: 'Response' }));
    await expect(canvas.getByText('Choose a plan with premium APIs to see the response here.')).toBeVisible();
  },
});

export const Paused = meta.story({
  args: { api: pausedApi },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('This API is paused')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Send' })).toBeDisabled();
    await expect(canvas.getByText('This API takes no input.')).toBeVisible();
  },
});

export const Code = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('group', { name: 'curl' })).toHaveTextContent(
      "'X-Api-Key: ay_012••••••••4567'",
    );
    await userEvent.click(canvas.getByRole('switch', { name: 'Show key' }));
    await expect(await canvas.findByRole('group', { name: 'curl' })).toHaveTextContent(
      `'X-Api-Key: ${storyUser.apiKey}'`,
    );
    await expect(canvas.getByText('Your main key is visible. Hide it before you share your screen.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /Code language$/ }));
    await userEvent.click(await screen.findByRole('option', { name: 'Python' }));
    await expect(await canvas.findByRole('group', { name: 'Python' })).toHaveTextContent('requests.get(');
    const text = canvas.getByRole('textbox', { name: 'Text' });
    await userEvent.clear(text);
    await userEvent.type(text, 'changed');
    await expect(await canvas.findByRole('group', { name: 'Python' })).toHaveTextContent('"text": "changed"');
    await userEvent.click(canvas.getByRole('radio', { name: 'Response' }));
    await userEvent.click(canvas.getByRole('radio', { name: 'Code' }));
    await expect(await canvas.findByRole('group', { name: 'Python' })).toBeVisible();
  },
});

const past: readonly HistoryEntry[] = [
  historyEntry({
    id: '2',
    at: '2026-11-20T08:00:00Z',
    values: { text: 'second', algorithm: 'md5', file: null, rounds: 1, upper: false },
    method: null,
    outcome: jsonOutcome({ hash: 'two' }),
  }),
  historyEntry({
    id: '1',
    at: '2026-11-19T08:00:00Z',
    values: { text: 'first', algorithm: 'sha1', file: null, rounds: 1, upper: false },
    method: null,
    outcome: refusedOutcome({ status: 422, code: 'InvalidInput', detail: 'No.' }),
  }),
];

export const History = meta.story({
  args: { history: past },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Restore call 200/ }));
    await expect(canvas.getByRole('textbox', { name: 'Text' })).toHaveValue('second');
    await expect(await canvas.findByText(/From history/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Clear' }));
    await expect(canvas.getByText('2 calls removed')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Undo' }));
    await expect(canvas.getAllByRole('button', { name: /Restore call/ })).toHaveLength(2);
  },
});

export const FileInsteadOfText = meta.story({
  play: async ({ canvas, canvasElement, args }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'File' }));
    const choose = canvasElement.querySelector<HTMLInputElement>('input[type=file]');
    if (choose === null) throw new Error('There is no file input.');
    const file = new globalThis.File(['content'], 'a.txt', { type: 'text/plain' });
    await userEvent.upload(choose, file);
    await expect(await canvas.findByRole('group', { name: 'curl' })).toHaveTextContent('--form \'file=@"a.txt"\'');
    await userEvent.click(canvas.getByRole('radio', { name: 'Text' }));
    await expect(canvas.getByRole('textbox', { name: 'Text' })).toHaveValue('Hello, world');
    await expect(canvas.getByRole('group', { name: 'curl' })).toHaveTextContent("'text=Hello, world'");
    await userEvent.click(canvas.getByRole('radio', { name: 'File' }));
    await send(canvas);
    await expect(args.onCall).toHaveBeenCalledWith({
      api: 'convert/hash',
      method: 'POST',
      input: { file, algorithm: 'sha256', rounds: 1, upper: false },
    });
  },
});

export const InArabic = meta.story({
  globals: { language: 'ar' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('يستهلك استدعاءً واحدًا · المتبقي اليوم 368')).toBeVisible();
    await expect(await canvas.findByRole('group', { name: 'curl' })).toHaveAttribute('dir', 'ltr');
    await userEvent.click(canvas.getByRole('button', { name: 'إرسال' }));
    await expect(await canvas.findByRole('treegrid', { name: 'الاستجابة' })).toBeVisible();
  },
});

export const Dark = meta.story({
  globals: { mode: 'dark' },
  play: async ({ canvas }) => {
    await send(canvas);
    await expect(await canvas.findByRole('treegrid', { name: 'Response' })).toBeVisible();
  },
});
