import { createKey, listKeys } from '@apiyard/api/contract/accounts/keys';
import { fail } from '@apiyard/api/contract/endpoint';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { accountPageCopy } from '@apiyard/kit/AccountPage/account-page-copy.ts';
import { areasCopy } from '@apiyard/kit/areas/areas-copy.ts';
import { loadActive } from '@apiyard/kit/copy.ts';
import { problemsCopy } from '@apiyard/kit/errors/problems-copy.ts';
import { fixture, internal } from '@apiyard/kit/story/fixture.ts';
import { preview } from '@apiyard/kit/story/preview.tsx';
import { storyUser } from '@apiyard/kit/story/people.ts';
import * as keysRoute from './keys.route.tsx';
import { keysCopy } from './keys-copy.ts';
import { keyFixtures } from './story/key-fixtures.ts';
import { mainKey, shopKey, wholeKey } from './story/story-keys.ts';
import { pages } from '../pages.ts';

const routes = [{ path: '/account/keys', ...keysRoute, HydrateFallback: () => null }];

const meta = preview.meta({
  title: 'Screens/Keys/Route',
  component: keysRoute.Component,
  globals: { language: 'en' },
  loaders: [() => Promise.all([keysCopy, accountPageCopy, areasCopy, problemsCopy].map(loadActive))],
  parameters: { app: { at: '/account/keys', pages, user: storyUser, routes } },
  beforeEach: ({ msw }) => msw.use(...keyFixtures(mainKey).handlers),
});

/** Creates a key, replaces it and revokes the new one. */
export const MadeReplacedRevoked = meta.story({
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByText('No API keys yet'));
    const [make] = canvas.getAllByRole('button', { name: 'New key' });
    await userEvent.click(make as HTMLElement);
    const form = within(await screen.findByRole('dialog', { name: 'New key' }));
    await userEvent.type(form.getByRole('textbox', { name: /^Name/ }), 'Laptop');
    await userEvent.click(form.getByRole('button', { name: 'Create key' }));
    const issued = within(await screen.findByRole('alertdialog', { name: 'Laptop is ready' }));
    await expect(issued.getByText(wholeKey)).toBeVisible();
    await userEvent.click(issued.getByRole('button', { name: 'I’ve copied it' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    // After two dialogs in a row, the focus returns to the button that opened the first.
    await waitFor(() => expect(make).toHaveFocus());
    await expect(await canvas.findByText('2 of 3 keys in use')).toBeVisible();

    await userEvent.click(canvas.getByRole('button', { name: 'Actions for Laptop' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Replace' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Replace key' }));
    const replaced = within(await screen.findByRole('alertdialog', { name: 'Laptop is ready' }));
    await expect(replaced.getByText(/^The old key works until /)).toBeVisible();
    await userEvent.click(replaced.getByRole('button', { name: 'I’ve copied it' }));
    await expect(await canvas.findByText('Replaced')).toBeVisible();
    await expect(canvas.getByText('2 of 3 keys in use')).toBeVisible();

    const [first] = await canvas.findAllByRole('button', { name: 'Actions for Laptop' });
    await userEvent.click(first as HTMLElement);
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Revoke' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Revoke key' }));
    await waitFor(() => expect(canvas.getAllByRole('button', { name: 'Actions for Laptop' })).toHaveLength(1));
    await userEvent.click(canvas.getByRole('button', { name: 'Inactive keys' }));
    await expect(await canvas.findByText(/^Revoked ·/)).toBeVisible();
  },
});

const laptopKey = { ...shopKey, name: 'Laptop' };
let answerFirst = () => {};

/** The response to a request sent before a key was revoked arrives afterwards. */
export const EndedAreTheLastThatWereAskedFor = meta.story({
  beforeEach: ({ msw }) => {
    const keys = keyFixtures(mainKey, laptopKey);
    const held = Promise.withResolvers<void>();
    answerFirst = held.resolve;
    let asked = 0;
    msw.use(
      fixture(listKeys, async ({ input: { ended } }) => {
        const answer = keys.list(ended);
        if (ended && (asked += 1) === 1) await held.promise;
        return answer;
      }),
      ...keys.handlers,
    );
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Inactive keys' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Actions for Laptop' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Revoke' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Revoke key' }));
    await expect(await canvas.findByText(/^Revoked ·/)).toBeVisible();
    answerFirst();
    await expect(canvas.findByText('No inactive keys', {}, { timeout: 1000 })).rejects.toThrow('Unable to find');
    await expect(canvas.getByText(/^Revoked ·/)).toBeVisible();
  },
});

const notAnAddress = 'Each entry must be an IP address or range.';

/** Shows the server's error at the affected line, in the page's language, and keeps the input. */
export const WrongRuleIsShownAtItsField = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      fixture(createKey, ({ input }) => {
        const index = input.addresses.indexOf('localhost');
        return index === -1
          ? { ...mainKey, ...input, id: 'made', main: false, key: wholeKey }
          : fail('InvalidInput', notAnAddress, {
              errors: [{ pointer: `/addresses/${index}`, code: 'invalid_format', detail: notAnAddress }],
            });
      }),
    ),
  play: async ({ canvas }) => {
    await canvas.findByText('No API keys yet');
    await userEvent.click(canvas.getAllByRole('button', { name: 'New key' })[0] as HTMLElement);
    const form = within(await screen.findByRole('dialog', { name: 'New key' }));
    await userEvent.type(form.getByRole('textbox', { name: /^Name/ }), 'Office');
    await userEvent.click(form.getByRole('button', { name: 'Restrictions' }));
    const addresses = await form.findByRole('textbox', { name: 'IP addresses (optional)' });
    await userEvent.type(addresses, '203.0.113.9 localhost');
    await userEvent.click(form.getByRole('button', { name: 'Create key' }));
    const wrong = '“localhost” isn’t an IP address or range. Use a format like 203.0.113.9 or 203.0.113.0/24.';
    await expect(await form.findByText(wrong)).toBeVisible();
    await waitFor(() => expect(addresses).toHaveFocus());
    await expect(addresses).toHaveValue('203.0.113.9 localhost');
    await userEvent.clear(addresses);
    await userEvent.type(addresses, '203.0.113.9');
    await waitFor(() => expect(form.queryByText(wrong)).toBeNull());
    await userEvent.click(form.getByRole('button', { name: 'Create key' }));
    await expect(await screen.findByRole('alertdialog', { name: 'Office is ready' })).toBeVisible();
  },
});

let shared = keyFixtures();

/** Two windows save the same key: the second gets an error and loads the latest version. */
export const ChangedInAnotherWindow = meta.story({
  beforeEach: ({ msw }) => {
    shared = keyFixtures(mainKey, { ...shopKey, name: 'Shared' });
    msw.use(...shared.handlers);
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Actions for Shared' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Edit' }));
    const form = within(await screen.findByRole('dialog', { name: 'Edit Shared' }));
    shared.changeElsewhere(shopKey.id, { name: 'Theirs' });
    const name = form.getByRole('textbox', { name: /^Name/ });
    await userEvent.clear(name);
    await userEvent.type(name, 'Mine');
    await userEvent.click(form.getByRole('button', { name: 'Save' }));
    await expect(await form.findByText(/^This key was changed in another window or device\./)).toBeVisible();
    await expect(name).toHaveValue('Mine');
    await userEvent.click(form.getByRole('button', { name: 'Load latest version' }));
    const theirs = within(await screen.findByRole('dialog', { name: 'Edit Theirs' }));
    await expect(theirs.getByRole('textbox', { name: /^Name/ })).toHaveValue('Theirs');
    await userEvent.click(theirs.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(canvas.getByRole('button', { name: 'Actions for Theirs' })).toBeVisible();
  },
});

export const FailsThenComes = meta.story({
  beforeEach: ({ msw }) => msw.use(fixture(listKeys, internal)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Couldn’t load your keys')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible();
  },
});
