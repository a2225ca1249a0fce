import { expect, fn, userEvent } from 'storybook/test';
import { preview } from '@apiyard/kit/story/preview.tsx';
import { inLight, pictured } from '@apiyard/ui/story/modes.ts';
import type { Outcome, ToolId } from '../try-it/try-it-calls.ts';
import { callOf, firstResponse, firstInputs } from '../try-it/try-it-calls.ts';
import type { TryItScreenProps } from './TryItScreen.tsx';
import { TryItScreen } from './TryItScreen.tsx';

const answered = (outcome: Outcome, tool: ToolId = 'convert'): TryItScreenProps['answered'] => ({
  call: callOf(tool, firstInputs),
  outcome,
});
const send = fn<TryItScreenProps['send']>();

const meta = preview.meta({
  title: 'Screens/Site/TryIt',
  component: TryItScreen,
  globals: { language: 'en' },
  args: {
    tool: 'convert' as ToolId,
    inputs: firstInputs,
    answered: answered({ kind: 'answered', shown: { kind: 'text', text: 'shelf: A-01\n' }, left: 27 }),
    isCalling: false,
    isMissing: false,
    origin: 'https://yard.example',
    send,
  },
});

export const Success = meta.story({
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('region', { name: 'Response' })).toHaveTextContent('shelf: A-01');
    await expect(canvas.getByText('27 free calls left this hour')).toBeVisible();
    await expect(canvas.getByRole('region', { name: 'The same call with curl' })).toHaveTextContent(
      'curl https://yard.example/api/v1/convert/data',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Convert' }));
    await expect(args.send).toHaveBeenLastCalledWith({ type: 'run' });
    send.mockClear();
    await userEvent.type(canvas.getByRole('textbox', { name: 'Your data' }), '{Control>}{Enter}{/Control}');
    await expect(args.send).toHaveBeenLastCalledWith({ type: 'run' });
    await userEvent.click(canvas.getByRole('radio', { name: 'TOML' }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'edit', tool: 'convert', change: { to: 'toml' } });
    await expect(args.send).toHaveBeenLastCalledWith({ type: 'run' });
    await userEvent.click(canvas.getByRole('radio', { name: 'QR code' }));
    await expect(args.send).toHaveBeenLastCalledWith({ type: 'choose', tool: 'qr' });
  },
});

export const Example = meta.story({
  args: { answered: answered({ kind: 'answered', shown: firstResponse, left: null }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Example')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Open in playground' })).toHaveAttribute(
      'href',
      '/hub/convert/data?text=%7B%0A++%22shelf%22%3A+%22A-01%22%2C%0A++%22open%22%3A+true%2C%0A++%22boxes%22%3A+%5B12%2C+7%5D%0A%7D&to=yaml',
    );
  },
});

export const Hash = meta.story({
  args: {
    tool: 'hash',
    answered: answered({ kind: 'answered', shown: { kind: 'text', text: 'MD5\na2004f37' }, left: 26 }, 'hash'),
  },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('textbox', { name: 'Text' })).toHaveValue('The quick brown fox');
    await expect(canvas.getByRole('region', { name: 'Response' })).toHaveTextContent('MD5 a2004f37');
    await userEvent.click(canvas.getByRole('button', { name: 'Calculate hashes' }));
    await expect(args.send).toHaveBeenLastCalledWith({ type: 'run' });
  },
});

export const Colour = meta.story({
  args: {
    tool: 'colour',
    answered: answered({ kind: 'answered', shown: { kind: 'text', text: '#5d87ff' }, left: 25 }, 'colour'),
  },
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Colour in any CSS notation' }), '0');
    await expect(args.send).toHaveBeenLastCalledWith({ type: 'edit', tool: 'colour', change: { text: '#5d87ff0' } });
    await expect(canvas.getByRole('link', { name: 'Open in playground' })).toHaveAttribute(
      'href',
      '/hub/convert/colour?text=%235d87ff',
    );
  },
});

export const ResponseToEarlierInput = meta.story({
  args: { inputs: { ...firstInputs, convert: { text: '{"shelf": "B-02"}', to: 'yaml' } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Previous input')).toBeVisible();
  },
});

export const Picture = meta.story({
  args: {
    tool: 'qr',
    answered: answered(
      {
        kind: 'answered',
        shown: {
          kind: 'picture',
          src: 'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"%3E%3Cpath fill="white" d="M0 0h9v9H0z"/%3E%3Cpath d="M1 1h3v3H1zM5 1h1v1H5zM6 4h2v1H6zM1 6h2v2H1z"/%3E%3C/svg%3E',
        },
        left: 26,
      },
      'qr',
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'QR code of: https://www.rfc-editor.org/rfc/rfc9562' })).toBeVisible();
  },
});

export const Identifiers = meta.story({
  args: {
    tool: 'uuid',
    answered: answered(
      {
        kind: 'answered',
        shown: { kind: 'text', text: '01a200db-2ecd-707e-82a0-85146b0850e9\n01a200db-2ecd-707f-9b6e-8ce1d52992a6' },
        left: 1,
      },
      'uuid',
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('1 free call left this hour')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Generate five' })).toBeEnabled();
    await expect(canvas.getByRole('region', { name: 'The same call with curl' })).toHaveTextContent(
      "curl 'https://yard.example/api/v1/random/uuid?version=7&count=5'",
    );
  },
});

export const Loading = meta.story({
  args: { isCalling: true },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelectorAll('[aria-busy="true"]')).toHaveLength(1);
  },
});

export const Empty = meta.story({
  parameters: pictured(inLight),
  args: { tool: 'qr', inputs: { ...firstInputs, qr: { text: '' } }, answered: undefined, isMissing: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Enter some text.')).toBeVisible();
    await expect(canvas.getByText('The response appears here.')).toBeVisible();
  },
});

export const Refused = meta.story({
  args: {
    answered: answered({
      kind: 'refused',
      detail: 'Expected a value, but found “}”.',
      place: { line: 1, column: 7 },
    }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(
      'The tool can’t read this inputLine 1, column 7Expected a value, but found “}”.',
    );
  },
});

export const AllowanceSpent = meta.story({
  args: { answered: answered({ kind: 'spent', waitS: 840 }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(
      'Create an account to continue now, or try again in 14 minutes.',
    );
    await expect(canvas.getByRole('link', { name: 'Create a free account' })).toHaveAttribute('href', '/auth/register');
  },
});

export const Failed = meta.story({
  args: { answered: answered({ kind: 'failed', requestId: '01ky3vq9m8' }) },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('01ky3vq9m8')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.send).toHaveBeenLastCalledWith({ type: 'run' });
  },
});

export const Offline = meta.story({
  args: { answered: answered({ kind: 'no answer' }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(
      'Check your connection and try again. Your text is still here.',
    );
  },
});

/** Code stays left to right on a right-to-left page. */
export const InArabic = meta.story({
  globals: { language: 'ar' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('بقي 27 استدعاءً مجانيًا هذه الساعة')).toBeVisible();
    await expect(getComputedStyle(canvas.getByRole('region', { name: 'الاستجابة' })).direction).toBe('ltr');
  },
});
