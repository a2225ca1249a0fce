import type { ApiResponse } from '@apiyard/kit/calls/response.ts';
import { loadActive } from '@apiyard/kit/copy.ts';
import { preview } from '@apiyard/kit/story/preview.tsx';
import { inLight, pictured } from '@apiyard/ui/story/modes.ts';
import { expect, waitFor, within } from 'storybook/test';
import { hubCopy } from '../../hub-copy.ts';
import { drawing, jsonOutcome, rawOutcome } from '../../story/story-outcomes.ts';
import { responseCopy } from '../response-copy.ts';
import { ResponseViews, type ResponseViewsProps } from '../ResponseViews.tsx';

const apiOf = (api: ResponseViewsProps['api']) => api;
function answerOf(outcome: ReturnType<typeof jsonOutcome>): ApiResponse {
  if (outcome.kind !== 'answered') throw new Error('The outcome of a story has a response.');
  return outcome.answer;
}

const json = (properties: Readonly<Record<string, unknown>>) => ({
  kind: 'json' as const,
  types: ['application/json'],
  schema: { type: 'object', properties },
});
const text = (title: string) => ({ type: 'string', title });
const number = (title: string) => ({ type: 'number', title });

/** A result as its tool wants it to be shown: values, lists and tables, a text, changes, or a picture. */
const meta = preview.meta({
  title: 'Screens/Hub/Result layouts',
  component: ResponseViews,
  globals: { language: 'en' },
  loaders: [() => loadActive(hubCopy), () => loadActive(responseCopy)],
  parameters: pictured(inLight),
  args: {
    source: null,
    answer: answerOf(
      jsonOutcome({
        address: '192.168.7.20/24',
        version: 4,
        host: null,
        binary: '11000000.10101000.00000111.00010100',
        names: ['router.lan', 'gateway.lan'],
        aliases: [],
        range: { first: '192.168.7.1', last: '192.168.7.254', usable: 254 },
        halves: [
          { network: '192.168.7.0/25', hosts: 126 },
          { network: '192.168.7.128/25', hosts: 126 },
        ],
      }),
    ),
    api: apiOf({
      path: 'convert/cidr',
      layout: 'values',
      input: { type: 'object' },
      output: json({
        address: text('Address'),
        version: number('Version'),
        host: text('Host name'),
        binary: { ...text('Binary'), 'x-code': true },
        names: { type: 'array', title: 'Names', items: { type: 'string' } },
        aliases: { type: 'array', title: 'Aliases', items: { type: 'string' } },
        range: {
          type: 'object',
          title: 'Range',
          properties: { first: text('First'), last: text('Last'), usable: number('Usable') },
        },
        halves: {
          type: 'array',
          title: 'Halves',
          items: { type: 'object', properties: { network: text('Network'), hosts: number('Hosts') } },
        },
      }),
    }),
  },
});

export const Values = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Copy Address' })).toBeVisible();
    await expect(within(canvas.getByRole('list', { name: 'Names' })).getAllByRole('listitem')).toHaveLength(2);
    await expect(canvas.getByRole('table', { name: 'Halves' })).toHaveTextContent('192.168.7.128/25126');
  },
});

export const Text = meta.story({
  args: {
    api: apiOf({
      path: 'convert/case',
      layout: 'text',
      input: { type: 'object' },
      output: json({ text: text('Text'), words: number('Words') }),
    }),
    answer: answerOf(jsonOutcome({ text: 'the quick brown fox\njumps over the lazy dog', words: 9 })),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('group', { name: 'Text' })).toHaveTextContent('the quick brown fox');
    await expect(canvas.getByText('9', { selector: 'dd *' })).toBeVisible();
  },
});

export const NoText = meta.story({
  args: { ...Text.input.args, answer: answerOf(jsonOutcome({ text: '', words: 0 })) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('The text is empty.')).toBeVisible();
  },
});

export const Picture = meta.story({
  args: {
    api: {
      path: 'random/qr',
      layout: 'picture',
      input: { type: 'object' },
      output: { kind: 'raw', types: ['image/svg+xml'] },
    },
    answer: answerOf(rawOutcome('picture', drawing, 'qr.svg')),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('img', { name: 'Image: qr.svg' })).toBeVisible();
    await waitFor(() => expect(canvas.getByText(/200 × 120 px/)).toBeVisible());
  },
});
