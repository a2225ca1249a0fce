import type { User } from '@apiyard/api/contract/accounts/session';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import type { Kernel } from '@apiyard/kernels/browser-tools';
import { forgetVisitChoice } from '@apiyard/kit/snippets/visit-choice.ts';
import { storyUser } from '@apiyard/kit/story/people.ts';
import { loadActive } from '@apiyard/kit/copy.ts';
import { preview } from '@apiyard/kit/story/preview.tsx';
import { inDark, pictured } from '@apiyard/ui/story/modes.ts';
import { responseCopy } from '../response/response-copy.ts';
import { hubCopy } from '../hub-copy.ts';
import { tooSlow } from '../in-browser/too-slow.ts';
import { historyEntry } from '../keep/hub-store.ts';
import { PlaygroundInStory } from '../story/PlaygroundInStory.tsx';
import { drawing, jsonOutcome, rawOutcome, refusedOutcome } from '../story/story-outcomes.ts';
import {
  commentedDrawing,
  countsApi,
  countWords,
  linesApi,
  pictureApi,
  sortLines,
  trimComments,
} from '../story/tools-in-browser.ts';

const kernelOf = (kernel: Kernel | undefined): Kernel | undefined => kernel;
const userOf = (user: User | null): User | null => user;

const meta = preview.meta({
  title: 'Screens/Hub/In the browser',
  component: PlaygroundInStory,
  globals: { language: 'en' },
  loaders: [() => loadActive(hubCopy), () => loadActive(responseCopy)],
  beforeEach: () => forgetVisitChoice,
  args: {
    api: linesApi,
    person: userOf(storyUser),
    answer: jsonOutcome({ text: 'from the server', lines: 1, changed: false }),
    kernel: kernelOf(sortLines),
    onCall: fn(),
  },
});

const run = async (canvas: { getByRole(role: string, options: object): HTMLElement }) =>
  userEvent.click(canvas.getByRole('button', { name: 'Run' }));

/** The result follows what is typed. No call is made. */
export const Typing = meta.story({
  parameters: { variants: ['arabic', 'french', 'chinese', 'longWords', 'phone'] },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('Runs in your browser')).toBeVisible();
    await expect(canvas.getByText('Runs in your browser · uses no calls')).toBeVisible();
    await expect(canvas.getByRole('switch', { name: 'Run as I type' })).toBeChecked();
    const text = canvas.getByRole('textbox', { name: 'Text' });
    await userEvent.clear(text);
    await userEvent.type(text, 'pear{enter}fig');
    const result = await canvas.findByRole('group', { name: 'Sorted lines' });
    await waitFor(() => expect(result.textContent).toBe('fig\npear'));
    await expect(text).toHaveFocus();
    await expect(canvas.getByText('Ran in your browser · uses no calls')).toBeVisible();
    await expect(canvas.queryByText('Status')).toBeNull();
    await expect(canvas.queryByRole('tab', { name: 'Headers' })).toBeNull();
    await expect(args.onCall).not.toHaveBeenCalled();
  },
});

/** The result of the example came with the page. An edit runs the tool. */
export const ExampleResult = meta.story({
  args: { exampleResult: '{"text":"apple\\npear\\nplum","lines":3,"changed":true}' },
  play: async ({ canvas, args }) => {
    const result = await canvas.findByRole('group', { name: 'Sorted lines' });
    await expect(result.textContent).toBe('apple\npear\nplum');
    await expect(canvas.getByText('Result of the example · uses no calls')).toBeVisible();
    await expect(canvas.queryByText('Time')).toBeNull();
    await userEvent.type(canvas.getByRole('textbox', { name: 'Text' }), '{enter}fig');
    await waitFor(() => expect(result.textContent).toBe('apple\nfig\npear\nplum'));
    await expect(canvas.getByText('Ran in your browser · uses no calls')).toBeVisible();
    await expect(args.onCall).not.toHaveBeenCalled();
  },
});

/** Works without an account, although calls of the API need one. */
export const Visitor = meta.story({
  args: { person: userOf(null) },
  play: async ({ canvas, args }) => {
    await expect(canvas.queryByRole('link', { name: 'Sign in to send' })).toBeNull();
    await run(canvas);
    await expect(await canvas.findByRole('group', { name: 'Sorted lines' })).toHaveTextContent('apple pear plum');
    await expect(args.onCall).not.toHaveBeenCalled();
  },
});

/** The code is the call of the API, as for any tool. */
export const CodeOfTheCall = meta.story({
  play: async ({ canvas }) => {
    await run(canvas);
    await canvas.findByRole('group', { name: 'Sorted lines' });
    await userEvent.click(canvas.getByRole('radio', { name: 'Code' }));
    await expect(await canvas.findByRole('group', { name: 'curl' })).toHaveTextContent('/api/v1/convert/lines');
    await expect(canvas.getByText('Your main key is hidden on screen. Copying includes the full key.')).toBeVisible();
  },
});

export const FactsOfAText = meta.story({
  play: async ({ canvas, step }) => {
    await run(canvas);
    await canvas.findByRole('group', { name: 'Sorted lines' });
    await step('other members are facts', async () => {
      await expect(canvas.getByText('Lines', { selector: 'dt' }).nextElementSibling).toHaveTextContent('3');
      await expect(canvas.getByText('Order changed', { selector: 'dt' }).nextElementSibling).toHaveTextContent('Yes');
    });
    await step('the text is copied and downloaded, not its JSON', async () => {
      await expect(canvas.getByRole('button', { name: 'Copy Sorted lines' })).toBeVisible();
      await expect(canvas.getByRole('button', { name: 'Download lines.txt' })).toBeVisible();
      await expect(canvas.queryByRole('button', { name: 'Copy response' })).toBeNull();
    });
    await step('full screen', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Full screen' }));
      const dialog = await screen.findByRole('dialog', { name: 'Response' });
      await expect(await within(dialog).findByRole('group', { name: 'Sorted lines' })).toBeVisible();
    });
  },
});

export const Notes = meta.story({
  args: { draft: { values: { text: 'b\n\n\na', descending: true }, method: null } },
  play: async ({ canvas }) => {
    await run(canvas);
    await expect(await canvas.findByText('2 empty lines were removed.')).toBeVisible();
    await expect(canvas.getByRole('group', { name: 'Sorted lines' })).toHaveTextContent('b a');
  },
});

export const InvalidInput = meta.story({
  args: { draft: { values: { text: 'a\nb\tc', descending: false }, method: null } },
  play: async ({ canvas }) => {
    await run(canvas);
    await expect(
      await canvas.findByText('Line 2, column 2: The line has a tab. Replace it with 2 spaces.'),
    ).toBeVisible();
    await expect(await canvas.findByText('Check your input', { selector: 'div' })).toBeVisible();
    await expect(canvas.getByText(/^Ran in your browser · uses no calls ·/)).toHaveTextContent('InvalidInput');
    await expect(canvas.queryByText('This didn’t use any calls. Your input is kept.')).toBeNull();
  },
});

export const Stopped = meta.story({
  args: {
    history: [
      historyEntry({
        id: '1',
        at: '2026-11-20T08:00:00Z',
        values: { text: 'a', descending: false },
        method: null,
        outcome: refusedOutcome({
          status: 504,
          code: tooSlow,
          detail: '',
          requestId: null,
          headers: [],
          ranInBrowser: true,
        }),
      }),
    ],
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Restore call 504/ }));
    await expect(await canvas.findByText('Stopped after 10 seconds', { selector: 'div' })).toBeVisible();
    await expect(canvas.getByText('This input takes your browser too long. Try a smaller one.')).toBeVisible();
  },
});

/** Where the kernel does not load, the server is called. */
export const WithoutKernel = meta.story({
  args: { kernel: kernelOf(undefined) },
  play: async ({ canvas, args }) => {
    await run(canvas);
    await expect(await canvas.findByRole('group', { name: 'Sorted lines' })).toHaveTextContent('from the server');
    await expect(args.onCall).toHaveBeenCalledWith({
      api: 'convert/lines',
      method: 'GET',
      input: { text: 'pear\napple\nplum', descending: false },
    });
    await expect(canvas.getByRole('switch', { name: 'Run as I type' })).not.toBeChecked();
    await expect(canvas.getByText('Uses 1 call · 368 left today')).toBeVisible();
    await expect(canvas.getByText('Status', { selector: 'dt' }).nextElementSibling).toHaveTextContent('200');
  },
});

export const Values = meta.story({
  parameters: { variants: ['arabic', 'phone'] },
  args: { api: countsApi, kernel: kernelOf(countWords) },
  play: async ({ canvas }) => {
    await run(canvas);
    const value = (label: string) => canvas.getByText(label, { selector: 'dt' }).nextElementSibling;
    await waitFor(() => expect(value('Characters')).toHaveTextContent('17'));
    await expect(value('Only ASCII')).toHaveTextContent('Yes');
    await expect(canvas.getByRole('button', { name: 'Copy Characters' })).toBeVisible();
    await expect(
      within(canvas.getByRole('list', { name: 'Words' }))
        .getAllByRole('listitem')
        .map((item) => item.textContent),
    ).toEqual(['We', 'sort', 'the', 'words']);
    await expect(canvas.getByRole('button', { name: 'Copy all: Words' })).toBeVisible();
    await expect(canvas.getByRole('heading', { name: 'Longest word', level: 3 })).toBeVisible();
    await expect(value('Word')).toHaveTextContent('words');
    await expect(canvas.getByRole('table', { name: 'Lines' })).toHaveTextContent('LineNumber of words1222');
  },
});

/** The file that was sent, next to the result. */
export const BeforeAndAfter = meta.story({
  args: { api: pictureApi, kernel: kernelOf(trimComments) },
  play: async ({ canvas, canvasElement }) => {
    const choose = canvasElement.querySelector<HTMLInputElement>('input[type=file]');
    if (choose === null) throw new Error('There is no file input.');
    await userEvent.upload(choose, commentedDrawing());
    await expect(await canvas.findByText('50% smaller')).toBeVisible();
    await expect(await canvas.findByText('Before')).toBeVisible();
    await expect(canvas.getByText('After')).toBeVisible();
    await waitFor(() => expect(canvas.getAllByText(/^200 × 120 px · /)).toHaveLength(2));
    await expect(canvas.getByRole('button', { name: 'Download drawing.svg' })).toBeVisible();
  },
});

export const PictureAlone = meta.story({
  parameters: pictured(inDark),
  args: {
    api: { ...pictureApi, inBrowser: undefined, open: true, input: { type: 'object', properties: {} } },
    kernel: kernelOf(undefined),
    answer: rawOutcome('picture', drawing, 'drawing.svg'),
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    await waitFor(() => expect(canvas.getByText(/^200 × 120 px · /)).toBeVisible());
    await expect(canvas.queryByText('Before')).toBeNull();
  },
});

/** Codes with their sentences, in which values have names. */
export const ErrorsAndNotes = meta.story({
  play: async ({ canvas }) => {
    const errors = canvas.getByRole('region', { name: 'Errors of this tool' });
    await expect(await within(errors).findByText('tab')).toBeVisible();
    await expect(within(errors).getAllByText('count', { selector: 'var' })[0]).toBeVisible();
    await expect(errors).toHaveTextContent('At most limit are sorted.');
    await expect(canvas.getByRole('region', { name: 'Limits' })).toHaveTextContent(
      'On this pageUnlimited, in your browser',
    );
    const notes = canvas.getByRole('region', { name: 'Possible notes' });
    await within(notes).findByText('emptyLines');
    await expect(notes).toHaveTextContent('emptyLinescount empty lines were removed.');
  },
});

export const InArabic = meta.story({
  globals: { language: 'ar' },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'تشغيل' }));
    await expect(await canvas.findByText('شُغّلت في متصفحك · لا تستهلك استدعاءات')).toBeVisible();
    await expect(canvas.getByRole('group', { name: 'Sorted lines' })).toHaveAttribute('dir', 'ltr');
  },
});

export const Dark = meta.story({
  globals: { mode: 'dark' },
  args: { api: countsApi, kernel: kernelOf(countWords) },
  play: async ({ canvas }) => {
    await run(canvas);
    await expect(await canvas.findByText('Characters', { selector: 'dt' })).toBeVisible();
  },
});
