import { expect, test } from 'vitest';
import type { Kernel, KernelFile } from '@apiyard/kernels/browser-tools';
import { InputFault } from '@apiyard/kernels/faults/input-fault';
import type { KernelMessage, KernelTask } from './kernel-task.ts';
import { runKernel } from './run-kernel.ts';

const task: KernelTask = {
  place: 'convert/text/case',
  input: { text: 'a\nb' },
  language: 'fr',
  errors: [{ code: 'odd', text: 'Au plus {{limit, bytes}}, pas « {{found}} ».' }],
  notes: [{ code: 'cut', text: '{{count}} lignes ignorées.' }],
};

/** What is reported, without times. */
async function reported(
  kernel: Kernel | Error,
  given: Partial<KernelTask> = {},
  file: Partial<KernelFile> = {},
): Promise<unknown[]> {
  const messages: KernelMessage[] = [];
  const load = async () => {
    if (kernel instanceof Error) throw kernel;
    return { default: kernel, ...file };
  };
  await runKernel({ ...task, ...given }, load, (message) => messages.push(message));
  return messages.map((message) => {
    if (!('ms' in message)) return message;
    const { ms, ...rest } = message;
    expect(ms).toBeGreaterThanOrEqual(0);
    return rest;
  });
}

test('a result is JSON, and its notes have sentences', async () => {
  const kernel = async () => ({ text: 'A', notes: [{ code: 'cut', values: { count: 2 } }] });
  const text = '{"text":"A","notes":[{"pointer":"","code":"cut","detail":"2 lignes ignorées."}]}';
  expect(await reported(kernel)).toEqual([{ kind: 'running' }, { kind: 'json', text }]);
});

test('a fault is an issue with its sentence and place', async () => {
  const kernel = ({ text }: Readonly<Record<string, unknown>>) => {
    throw new InputFault('odd', {
      pointer: '/text',
      values: { limit: 2_000_000, found: 'b' },
      in: { text: String(text), offset: 2 },
    });
  };
  expect(await reported(kernel)).toEqual([
    { kind: 'running' },
    {
      kind: 'invalid',
      issues: [
        {
          pointer: '/text',
          code: 'odd',
          detail: 'Au plus 2\u00a0Mo, pas « b ».',
          line: 2,
          column: 1,
        },
      ],
    },
  ]);
});

test('a fault can have a sentence of the kernel, in the language of the page', async () => {
  const kernel = () => {
    throw new InputFault('odd', { pointer: '/text', sentence: 'odd.quote', values: { quote: '"' } });
  };
  const sentences = async (language: string) => ({ 'odd.quote': `${language}: {{quote}} isolé.` });
  const issues = [{ pointer: '/text', code: 'odd', detail: 'fr: " isolé.' }];
  expect(await reported(kernel, {}, { sentences })).toEqual([{ kind: 'running' }, { kind: 'invalid', issues }]);
});

test('a kernel can write its notes itself', async () => {
  const kernel: Kernel = (_, language) => ({ notes: [{ pointer: '', code: 'lost', detail: `Perdu (${language}).` }] });
  const text = '{"notes":[{"pointer":"","code":"lost","detail":"Perdu (fr)."}]}';
  expect(await reported(kernel)).toEqual([{ kind: 'running' }, { kind: 'json', text }]);
});

test('faults of several inputs are several issues', async () => {
  const kernel = () => {
    const values = { limit: 2_000_000, found: 'b' };
    const others = [new InputFault('odd', { pointer: '/to', values })];
    throw new InputFault('odd', { pointer: '/from', values, others });
  };
  const [, result] = await reported(kernel);
  expect(result).toMatchObject({ kind: 'invalid', issues: [{ pointer: '/from' }, { pointer: '/to' }] });
});

test('files are given as bytes, and returned as files', async () => {
  const kernel: Kernel = ({ file }) => {
    const { name, type, bytes } = file as { name: string; type: string; bytes: Uint8Array };
    return { name: `small-${name}`, type, bytes: bytes.subarray(0, 2) };
  };
  const file = new File(['abc'], 'a.png', { type: 'image/png' });
  const [, result] = await reported(kernel, { input: { file } });
  expect(result).toMatchObject({ kind: 'file', name: 'small-a.png' });
  const { blob } = result as { blob: Blob };
  expect([blob.type, await blob.text()]).toEqual(['image/png', 'ab']);
});

test.each([
  ['a kernel that does not load', new Error('offline'), [{ kind: 'failed', reason: 'Error: offline' }]],
  [
    'a kernel that fails',
    () => {
      throw new TypeError('no such function');
    },
    [{ kind: 'running' }, { kind: 'failed', reason: 'TypeError: no such function' }],
  ],
  [
    'a code that the tool does not declare',
    () => {
      throw new InputFault('unknown', { pointer: '' });
    },
    [{ kind: 'running' }, { kind: 'failed', reason: "Error: The tool convert/text/case does not declare 'unknown'." }],
  ],
])('%s is reported as failed', async (_, kernel, expected) => {
  expect(await reported(kernel)).toEqual(expected);
});
