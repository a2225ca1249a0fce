import { useMachine } from '@xstate/react';
import { useEffect, useMemo } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { fromPromise } from 'xstate';
import { loadActive } from '@apiyard/kit/copy.ts';
import { preview } from '@apiyard/kit/story/preview.tsx';
import { scrapersCopy } from '../scrapers-copy.ts';
import { storyDefinition } from '../story/story-scrapers.ts';
import type { Imported } from './import.machine.ts';
import { importMachine } from './import.machine.ts';
import { ImportDialog } from './ImportDialog.tsx';

interface InStoryProps {
  readonly refusal?: unknown;
  readonly onSent: (scrapers: readonly unknown[]) => void;
}

/** The open dialog with the real machine and a scripted server. */
function InStory({ refusal, onSent }: InStoryProps) {
  const machine = useMemo(
    () =>
      importMachine.provide({
        actors: {
          send: fromPromise<Imported, { scrapers: readonly unknown[] }>(async ({ input }) => {
            onSent(input.scrapers);
            if (refusal !== undefined) throw refusal;
            return { created: input.scrapers.length, replaced: 0 };
          }),
        },
      }),
    [onSent, refusal],
  );
  const [{ context, value }, send] = useMachine(machine);
  useEffect(() => send({ type: 'open' }), [send]);
  return <ImportDialog state={{ ...context, phase: value }} send={send} />;
}

const onSent = fn();
const meta = preview.meta({
  title: 'Screens/Scrapers/Import',
  component: InStory,
  globals: { language: 'en' },
  loaders: [() => loadActive(scrapersCopy)],
  args: { onSent },
  beforeEach: () => void onSent.mockClear(),
});

const dialogOf = async (name = 'Import definitions') => within(await screen.findByRole('dialog', { name }));
const closed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
const paste = async (dialog: Awaited<ReturnType<typeof dialogOf>>, text: string) => {
  await userEvent.click(dialog.getByRole('textbox'));
  await userEvent.paste(text);
};
const weather = { ...storyDefinition, title: 'Weather', path: 'weather' };

export const Success = meta.story({
  play: async () => {
    const dialog = await dialogOf();
    await paste(dialog, JSON.stringify({ scrapers: [storyDefinition, weather] }));
    await expect(dialog.getByText('2 definitions: Books, Weather')).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Import' }));
    await closed();
    await expect(onSent.mock.calls).toEqual([[[storyDefinition, weather]]]);
  },
});

export const FromAFile = meta.story({
  play: async () => {
    const dialog = await dialogOf();
    const input = document.querySelector<HTMLInputElement>('input[type=file]');
    await userEvent.upload(
      input as HTMLInputElement,
      new File([JSON.stringify(storyDefinition)], 'books.json', { type: 'application/json' }),
    );
    await expect(await dialog.findByText('1 definition: Books')).toBeVisible();
    await expect(dialog.getByText('books.json')).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Import' }));
    await closed();
    await expect(onSent.mock.calls).toEqual([[[storyDefinition]]]);
  },
});

export const NotJson = meta.story({
  play: async () => {
    const dialog = await dialogOf();
    await paste(dialog, '{ "scrapers": [');
    await expect(dialog.getByText(/^This isn’t valid JSON: /)).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Import' }));
    await expect(onSent).not.toHaveBeenCalled();
  },
});

export const Nothing = meta.story({
  play: async () => {
    const dialog = await dialogOf();
    await userEvent.click(dialog.getByRole('button', { name: 'Import' }));
    await expect(await dialog.findByText('Choose a file or paste its content.')).toBeVisible();
  },
});

export const RefusedAtPlaces = meta.story({
  args: {
    refusal: {
      success: false,
      code: 'InvalidInput',
      detail: 'Two values are wrong.',
      requestId: 'r1',
      errors: [
        {
          pointer: '/scrapers/0/fields/1/select/css',
          code: 'syntax',
          detail: 'The selector does not parse at character 4.',
        },
        { pointer: '/scrapers/1/request/url', code: 'host', detail: 'The host cannot contain a parameter.' },
      ],
    },
  },
  play: async () => {
    const dialog = await dialogOf();
    await paste(dialog, JSON.stringify([storyDefinition, { ...weather, title: '' }]));
    await userEvent.click(dialog.getByRole('button', { name: 'Import' }));
    await expect(await dialog.findByRole('alert')).toBeVisible();
    await expect(dialog.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      'Books /fields/1/select/css The selector does not parse at character 4.',
      'Definition 2 /request/url The host cannot contain a parameter.',
    ]);
  },
});

export const PathTaken = meta.story({
  args: {
    refusal: {
      success: false,
      code: 'Conflict',
      detail: "An API at 'random/uuid' already exists. Choose another path.",
      api: 'random/uuid',
      requestId: 'r1',
    },
  },
  play: async () => {
    const dialog = await dialogOf();
    await paste(dialog, JSON.stringify(storyDefinition));
    await userEvent.click(dialog.getByRole('button', { name: 'Import' }));
    await expect(await dialog.findByRole('alert')).toHaveTextContent('Another API uses the path random/uuid.');
  },
});
