import { sampleHandlers } from '@apiyard/api/sample/layer';
import { newPerson } from '@apiyard/api/sample/new-person';
import { createSampleStore } from '@apiyard/api/sample/store';
import { HttpResponse, http } from 'msw';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { accountPageCopy } from '../_kit/AccountPage/account-page-copy.ts';
import { areasCopy } from '../_kit/areas/areas-copy.ts';
import { loadActive } from '../_kit/copy.ts';
import { preview } from '../_kit/story/preview.tsx';
import { storyUser } from '../_kit/story/people.ts';
import * as keysRoute from './keys.route.tsx';
import { keysCopy } from './keys-copy.ts';

const routes = [{ path: '/account/keys', ...keysRoute, HydrateFallback: () => null }];

/** A person in the sample layer, as over the wire. */
function signedIn(keysMax = 5) {
  const store = createSampleStore();
  const person = newPerson(store, {
    username: storyUser.username,
    email: storyUser.email,
    password: 'seven little llamas',
  });
  person.keysMax = keysMax;
  store.people.push(person);
  store.signIn(person);
  return { store, person };
}

const meta = preview.meta({
  title: 'Screens/Keys/Route',
  component: keysRoute.Component,
  globals: { language: 'en' },
  loaders: [() => Promise.all([keysCopy, accountPageCopy, areasCopy].map(loadActive))],
  parameters: { app: { at: '/account/keys', user: storyUser, routes } },
});

/** What somebody does on the first day: make a key, replace it, revoke the new one. */
export const MadeReplacedRevoked = meta.story({
  beforeEach: ({ msw }) => msw.use(...sampleHandlers(signedIn().store)),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByText('No keys of your own yet'));
    const [make] = canvas.getAllByRole('button', { name: 'New key' });
    await userEvent.click(make as HTMLElement);
    const form = within(await screen.findByRole('dialog', { name: 'New key' }));
    await userEvent.type(form.getByRole('textbox', { name: /^Name/ }), 'Laptop');
    await userEvent.click(form.getByRole('button', { name: 'Make key' }));
    const issued = within(await screen.findByRole('alertdialog', { name: 'Laptop is ready' }));
    await expect(issued.getByText(/^ay_sample/)).toBeVisible();
    await userEvent.click(issued.getByRole('button', { name: 'I have copied it' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    // Two dialogs came one after the other: the keyboard is where the first was opened.
    await waitFor(() => expect(make).toHaveFocus());
    await expect(await canvas.findByText('2 of 5 keys in use')).toBeVisible();

    await userEvent.click(canvas.getByRole('button', { name: 'Actions for Laptop' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Replace' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Replace key' }));
    const replaced = within(await screen.findByRole('alertdialog', { name: 'Laptop is ready' }));
    await expect(replaced.getByText(/^The old key works until /)).toBeVisible();
    await userEvent.click(replaced.getByRole('button', { name: 'I have copied it' }));
    await expect(await canvas.findByText('Replaced; ends then')).toBeVisible();
    await expect(canvas.getByText('2 of 5 keys in use')).toBeVisible();

    const [first] = await canvas.findAllByRole('button', { name: 'Actions for Laptop' });
    await userEvent.click(first as HTMLElement);
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Revoke' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Revoke key' }));
    await waitFor(() => expect(canvas.getAllByRole('button', { name: 'Actions for Laptop' })).toHaveLength(1));
    await userEvent.click(canvas.getByRole('button', { name: 'Ended keys' }));
    await expect(await canvas.findByText(/^Revoked ·/)).toBeVisible();
  },
});

let answerFirst = () => {};

/** What was asked for before a key ended is answered after it. */
export const EndedAreTheLastThatWereAskedFor = meta.story({
  beforeEach: ({ msw }) => {
    const { store, person } = signedIn();
    const [main] = person.keys;
    if (main) person.keys.push({ ...main, id: 'k2', name: 'Laptop', main: false, key: 'ay_sample2' });
    const held = Promise.withResolvers<void>();
    answerFirst = held.resolve;
    let asked = 0;
    msw.use(...sampleHandlers(store));
    msw.use(
      http.get('*/api/account/keys', async ({ request }) => {
        if (!new URL(request.url).searchParams.has('ended') || (asked += 1) > 1) return undefined;
        await held.promise;
        return HttpResponse.json({ items: [], next: null, keysMax: 5 });
      }),
    );
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Ended keys' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Actions for Laptop' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Revoke' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Revoke key' }));
    await expect(await canvas.findByText(/^Revoked ·/)).toBeVisible();
    answerFirst();
    await expect(canvas.findByText('No key has ended yet.', {}, { timeout: 1000 })).rejects.toThrow('Unable to find');
    await expect(canvas.getByText(/^Revoked ·/)).toBeVisible();
  },
});

/** The server says which line is wrong; the form says it in the page's language and keeps what was typed. */
export const WrongRuleIsToldAtItsField = meta.story({
  beforeEach: ({ msw }) => msw.use(...sampleHandlers(signedIn().store)),
  play: async ({ canvas }) => {
    await canvas.findByText('No keys of your own yet');
    await userEvent.click(canvas.getAllByRole('button', { name: 'New key' })[0] as HTMLElement);
    const form = within(await screen.findByRole('dialog', { name: 'New key' }));
    await userEvent.type(form.getByRole('textbox', { name: /^Name/ }), 'Office');
    await userEvent.click(form.getByRole('button', { name: 'Where it works' }));
    const addresses = await form.findByRole('textbox', { name: 'IP addresses (optional)' });
    await userEvent.type(addresses, '203.0.113.9 localhost');
    await userEvent.click(form.getByRole('button', { name: 'Make key' }));
    const wrong = '“localhost” is neither an address nor a range. Write it as 203.0.113.9 or 203.0.113.0/24.';
    await expect(await form.findByText(wrong)).toBeVisible();
    await waitFor(() => expect(addresses).toHaveFocus());
    await expect(addresses).toHaveValue('203.0.113.9 localhost');
    await userEvent.clear(addresses);
    await userEvent.type(addresses, '203.0.113.9');
    await waitFor(() => expect(form.queryByText(wrong)).toBeNull());
    await userEvent.click(form.getByRole('button', { name: 'Make key' }));
    await expect(await screen.findByRole('alertdialog', { name: 'Office is ready' })).toBeVisible();
  },
});

/** Two windows save the same key: the second is told, and goes on from what the first has made of it. */
export const ChangedInAnotherWindow = meta.story({
  beforeEach: ({ msw }) => {
    const { store, person } = signedIn();
    const [main] = person.keys;
    if (main) person.keys.push({ ...main, id: 'k2', name: 'Shared', main: false, key: 'ay_sample2' });
    msw.use(...sampleHandlers(store));
    store.nextRequestId = ((before) => () => {
      // The other window saves while this one's form is open.
      const shared = person.keys.find(({ id }) => id === 'k2');
      if (shared?.version === 1 && document.querySelector('[role=dialog]'))
        Object.assign(shared, { name: 'Theirs', version: 2 });
      return before();
    })(store.nextRequestId);
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Actions for Shared' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Change' }));
    const form = within(await screen.findByRole('dialog', { name: 'Change Shared' }));
    const name = form.getByRole('textbox', { name: /^Name/ });
    await userEvent.clear(name);
    await userEvent.type(name, 'Mine');
    await userEvent.click(form.getByRole('button', { name: 'Save' }));
    await expect(await form.findByText('This key was changed elsewhere')).toBeVisible();
    await expect(name).toHaveValue('Mine');
    await userEvent.click(form.getByRole('button', { name: 'Load the other version' }));
    const theirs = within(await screen.findByRole('dialog', { name: 'Change Theirs' }));
    await expect(theirs.getByRole('textbox', { name: /^Name/ })).toHaveValue('Theirs');
    await userEvent.click(theirs.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(canvas.getByRole('button', { name: 'Actions for Theirs' })).toBeVisible();
  },
});

export const FailsThenComes = meta.story({
  beforeEach: ({ msw }) => {
    const { store } = signedIn();
    store.broken = true;
    msw.use(...sampleHandlers(store));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('The keys could not be loaded')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible();
  },
});
