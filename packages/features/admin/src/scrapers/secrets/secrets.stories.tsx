import type { InputOf } from '@apiyard/api/contract/endpoint';
import type { removeScraperSecret, ScraperSecret, setScraperSecret } from '@apiyard/api/contract/scrapers/scrapers';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { loadActive } from '@apiyard/kit/copy.ts';
import { preview } from '@apiyard/kit/story/preview.tsx';
import { inLight, pictured } from '@apiyard/ui/story/modes.ts';
import { scrapersCopy } from '../scrapers-copy.ts';
import { SecretList } from './SecretList.tsx';
import { withSecret } from './secret-names.ts';

interface InStoryProps {
  readonly secrets: readonly ScraperSecret[];
  readonly used?: readonly string[];
  readonly isStored?: boolean;
  /** Refusal of a call. */
  readonly refusal?: unknown;
  readonly onSave?: (secret: InputOf<typeof setScraperSecret>) => void;
}

/** The card with a scripted server. */
function InStory({ secrets: start, used = [], isStored = true, refusal, onSave }: InStoryProps) {
  const [secrets, setSecrets] = useState(start);
  const saving = useMutation({
    async mutationFn(input: InputOf<typeof setScraperSecret>) {
      onSave?.(input);
      if (refusal !== undefined) throw refusal;
      const saved = { name: input.name, host: input.host, updatedAt: new Date().toISOString() };
      setSecrets((known) => withSecret(known, saved));
      return saved;
    },
  });
  const removing = useMutation({
    async mutationFn(input: InputOf<typeof removeScraperSecret>) {
      if (refusal !== undefined) throw refusal;
      setSecrets((known) => known.filter(({ name }) => name !== input.name));
      return input;
    },
  });
  return (
    <SecretList state={isStored ? { id: 's1', secrets, saving, removing } : null} used={used} host="books.example" />
  );
}

const key: ScraperSecret = { name: 'BOOKS_KEY', host: 'books.example', updatedAt: '2026-11-15T10:00:00.000Z' };
const token: ScraperSecret = {
  name: 'SESSION_TOKEN',
  host: 'api.books.example:8443',
  updatedAt: '2026-10-02T10:00:00.000Z',
};

const meta = preview.meta({
  title: 'Screens/Scrapers/Secrets',
  component: InStory,
  globals: { language: 'en' },
  loaders: [() => loadActive(scrapersCopy)],
  args: { secrets: [key, token] },
});

const dialogGone = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

export const Success = meta.story({
  parameters: pictured(inLight),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem').map((item) => item.textContent.split(' · ')[0])).toEqual([
      'BOOKS_KEYbooks.example',
      'SESSION_TOKENapi.books.example:8443',
    ]);
    await expect(canvas.getByRole('button', { name: 'Remove BOOKS_KEY' })).toBeVisible();
  },
});

const onSave = fn();
export const SetNew = meta.story({
  args: { secrets: [], onSave },
  play: async ({ canvas }) => {
    onSave.mockClear();
    await expect(canvas.getByText(/^Keys and tokens that the site requires/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'New secret' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'New secret' }));
    await expect(dialog.getByRole('textbox', { name: /^Host/ })).toHaveValue('books.example');
    await userEvent.type(dialog.getByRole('textbox', { name: /^Name/ }), 'API_KEY');
    const value = dialog.getByLabelText(/^Value/);
    await expect(value).toHaveAttribute('type', 'password');
    await userEvent.type(value, 'hush hush');
    await userEvent.click(dialog.getByRole('button', { name: 'Save secret' }));
    await waitFor(() =>
      expect(onSave.mock.calls).toEqual([[{ id: 's1', name: 'API_KEY', value: 'hush hush', host: 'books.example' }]]),
    );
    await dialogGone();
    await expect(canvas.getByText('API_KEY')).toBeVisible();
    await expect(document.body).not.toHaveTextContent('hush hush');
  },
});

export const MissingIsPointedOut = meta.story({
  args: { secrets: [key], used: ['BOOKS_KEY', 'TOKEN'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No value yet')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Set' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Value of TOKEN' }));
    await expect(dialog.queryByRole('textbox', { name: /^Name/ })).toBeNull();
    await userEvent.keyboard('{Escape}');
    await dialogGone();
  },
});

export const RefusedAtAField = meta.story({
  args: {
    refusal: {
      code: 'InvalidInput',
      requestId: 'r-1',
      errors: [{ pointer: '/host', code: 'invalid_format', detail: 'Use a host such as api.example.com.' }],
    },
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Replace BOOKS_KEY' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Value of BOOKS_KEY' }));
    await userEvent.type(dialog.getByLabelText(/^Value/, { selector: 'input' }), 'hush');
    await userEvent.click(dialog.getByRole('button', { name: 'Save secret' }));
    await expect(
      await dialog.findByText('Use a host such as api.example.com, with :port if it isn’t the default port.'),
    ).toBeVisible();
    await waitFor(() => expect(dialog.getByRole('textbox', { name: /^Host/ })).toBeInvalid());
    await expect(dialog.getByLabelText(/^Value/, { selector: 'input' })).toHaveValue('hush');
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
    await dialogGone();
    await userEvent.click(canvas.getByRole('button', { name: 'Replace BOOKS_KEY' }));
    const again = within(await screen.findByRole('dialog', { name: 'Value of BOOKS_KEY' }));
    await expect(again.getByLabelText(/^Value/, { selector: 'input' })).toHaveValue('');
    await expect(again.getByRole('textbox', { name: /^Host/ })).toBeValid();
  },
});

export const RemoveAsksFirst = meta.story({
  args: { used: ['BOOKS_KEY'] },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Remove BOOKS_KEY' }));
    const question = within(await screen.findByRole('alertdialog', { name: 'Remove BOOKS_KEY?' }));
    await expect(question.getByText(/The request still uses it/)).toBeVisible();
    await userEvent.click(question.getByRole('button', { name: 'Remove secret' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await expect(canvas.queryByText('SESSION_TOKEN')).toBeVisible();
    await expect(canvas.getByText('No value yet')).toBeVisible();
  },
});

export const RemoveFails = meta.story({
  args: { refusal: 'Wrong Services' },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Remove SESSION_TOKEN' }));
    const question = within(await screen.findByRole('alertdialog'));
    await userEvent.click(question.getByRole('button', { name: 'Remove secret' }));
    await expect(await question.findByRole('alert')).toHaveTextContent('The server didn’t respond');
  },
});

export const NotStoredYet = meta.story({
  args: { isStored: false },
  play: async ({ canvas }) => expect(canvas.getByText('Save the draft before you add secrets.')).toBeVisible(),
});
