import type { Client } from '@apiyard/api/client';
import { expect, test } from 'vitest';
import { callOf, firstInputs, isComplete, tryCall } from './try-it-calls.ts';
import type { ToolId } from './try-it-calls.ts';

/** A server that responds to every call with this data. */
const serving = (data: unknown): Pick<Client, 'send'> =>
  ({
    send: () =>
      Promise.resolve(
        Response.json({
          success: true,
          data,
          meta: { api: 'x/y', ms: 1, cost: 1, cached: false, provider: null, requestId: '1' },
        }),
      ),
  }) as unknown as Pick<Client, 'send'>;

const shownBy = async (tool: ToolId, data: unknown) =>
  await tryCall(serving(data) as Client, callOf(tool, firstInputs), new AbortController().signal);

test('shows the best known hashes', async () => {
  const hashes = [
    { algorithm: 'MD5', value: 'a2' },
    { algorithm: 'CRC-32', value: 'ff' },
    { algorithm: 'SHA-256', value: 'b3' },
  ];
  expect(await shownBy('hash', { hashes })).toMatchObject({ shown: { text: 'MD5\na2\n\nSHA-256\nb3' } });
});

test('shows a colour in its main notations', async () => {
  const colour = {
    hex: '#5d87ff',
    rgb: 'rgb(93 135 255)',
    hsl: 'hsl(224 100% 68%)',
    oklch: 'oklch(1)',
    cmyk: 'c',
    lab: 'l',
  };
  expect(await shownBy('colour', colour)).toMatchObject({
    shown: { text: '#5d87ff\nrgb(93 135 255)\nhsl(224 100% 68%)\noklch(1)\nc' },
  });
});

test('reports data of another shape as a failure', async () => {
  expect(await shownBy('hash', { hashes: 3 })).toMatchObject({ kind: 'failed' });
});

test('every tool but the identifiers needs a text', () => {
  const empty = { ...firstInputs, hash: { text: ' ' }, colour: { text: '' } };
  expect((['hash', 'colour', 'uuid', 'convert'] as const).map((tool) => isComplete(tool, empty))).toEqual([
    false,
    false,
    true,
    true,
  ]);
});
