import { changeProfile } from '@apiyard/api/contract/accounts/account';
import type { InputOf } from '@apiyard/api/contract/endpoint';
import { createKey } from '@apiyard/api/contract/accounts/keys';
import { resetPassword } from '@apiyard/api/contract/accounts/recovery';
import { Button } from '@apiyard/ui/Button';
import { Select } from '@apiyard/ui/Select';
import { TextArea } from '@apiyard/ui/TextArea';
import { TextField } from '@apiyard/ui/TextField';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { useProblemText } from '../errors/problem-text.ts';
import { preview } from '../story/preview.tsx';
import { EndpointForm } from './EndpointForm.tsx';
import { useEndpointForm } from './use-endpoint-form.ts';

interface ProfileProps {
  readonly send: Send;
  /** Above the button. @default none */
  readonly space?: string;
}

function Profile({ send, space }: ProfileProps) {
  const sending = useMutation<unknown, unknown, InputOf<typeof changeProfile>>({ mutationFn: send });
  const textOf = useProblemText<typeof changeProfile>();
  const form = useEndpointForm(changeProfile, {
    values: { name: 'Noor', language: 'en' as const },
    sending,
    rules: ({ name }) => ({ ...(name === name.toUpperCase() && name !== '' && { name: 'capitals' }) }),
    texts: {
      name: ({ code }) =>
        code === 'too_small' ? 'Enter your name.' : code === 'capitals' ? 'Use small letters too.' : undefined,
    },
    codes: { NameTaken: ['name', 'Someone else has this name.'] },
  });
  return (
    <EndpointForm form={form} label="Profile" textOf={textOf}>
      <TextField label="Name" isRequired {...form.field('name')} />
      <Select label="Language" options={[{ id: 'en', label: 'English' }]} {...form.field('language')} />
      {space !== undefined && <div style={{ blockSize: space }} />}
      <Button type="submit" isPending={form.isSending}>
        Save
      </Button>
    </EndpointForm>
  );
}

/** A list of lines, a rule of its own, and a button outside of the form. */
function Rules({ send }: { readonly send: (input: InputOf<typeof createKey>) => Promise<unknown> }) {
  const sending = useMutation<unknown, unknown, InputOf<typeof createKey>>({ mutationFn: send });
  const textOf = useProblemText<typeof createKey>();
  const form = useEndpointForm(createKey, {
    id: 'rules',
    values: { name: 'Build', addresses: '' },
    sending,
    inputOf: ({ name, addresses }) => ({ name, addresses: addresses.split('\n').filter((line) => line !== '') }),
    rules: ({ addresses }) => (addresses.trim() === '' ? { addresses: 'empty' } : {}),
    texts: {
      addresses: ({ code, entry }, { addresses }) =>
        code === 'empty' ? 'Enter an address.' : `“${addresses.split('\n')[entry ?? 0]}” isn’t an address.`,
    },
  });
  return (
    <>
      <EndpointForm form={form} label="Rules" textOf={textOf}>
        <TextField label="Name" {...form.field('name')} />
        <TextArea label="Addresses" {...form.field('addresses')} />
      </EndpointForm>
      <Button type="submit" form="rules">
        Save
      </Button>
      <Button onPress={() => form.submit({ addresses: '203.0.113.9' })}>Use mine</Button>
    </>
  );
}

type Send = (input: unknown) => Promise<unknown>;
const answered: Send = async () => ({});
const refused =
  (error: unknown): Send =>
  async () => {
    throw error;
  };

const atLanguage = { pointer: '/language', code: 'invalid_value', detail: 'language is not offered.' };

const meta = preview.meta({
  title: 'Screens/Parts/EndpointForm',
  component: Profile,
  globals: { language: 'en' },
  args: { send: fn(answered) },
});

const save = () => userEvent.keyboard('{Enter}');

export const ChecksBeforeItSends = meta.story({
  play: async ({ canvas, args }) => {
    const name = canvas.getByRole('textbox', { name: 'Name' });
    await userEvent.clear(name);
    await save();
    await expect(name).toHaveAccessibleDescription('Enter your name.');
    await expect(args.send).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(name).toHaveFocus();
    await userEvent.type(name, 'x'.repeat(100));
    await expect(name).not.toHaveAccessibleDescription();
    await save();
    await expect(name).toHaveAccessibleDescription('Enter at most 80 characters.');
    await userEvent.clear(name);
    await userEvent.type(name, 'Noor Hanan');
    await save();
    await waitFor(() => expect(args.send).toHaveBeenCalledOnce());
    await expect(args.send.mock.calls[0]?.[0]).toEqual({ name: 'Noor Hanan', language: 'en' });
  },
});

/** A rule that only the form has. */
export const ChecksByItsOwnRules = meta.story({
  play: async ({ canvas, args }) => {
    const name = canvas.getByRole('textbox', { name: 'Name' });
    await userEvent.clear(name);
    await userEvent.type(name, 'NOOR{Enter}');
    await expect(name).toHaveAccessibleDescription('Use small letters too.');
    await expect(args.send).not.toHaveBeenCalled();
    await userEvent.type(name, 'a{Enter}');
    await waitFor(() => expect(args.send).toHaveBeenCalledOnce());
  },
});

export const RefusedAtAField = meta.story({
  args: {
    send: fn(
      refused({
        code: 'InvalidInput',
        requestId: 'r-1',
        errors: [{ pointer: '/name', code: 'too_big', detail: 'name is too long.' }],
      }),
    ),
  },
  play: async ({ canvas }) => {
    const name = canvas.getByRole('textbox', { name: 'Name' });
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(name).toHaveAccessibleDescription('Check this value.'));
    await waitFor(() => expect(name).toHaveFocus());
    await expect(name).toHaveValue('Noor');
    await userEvent.type(name, ' H');
    await expect(name).not.toHaveAccessibleDescription();
  },
});

export const RefusedByACode = meta.story({
  args: { send: fn(refused({ code: 'NameTaken', requestId: 'r-1' })) },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    const name = canvas.getByRole('textbox', { name: 'Name' });
    await waitFor(() => expect(name).toHaveAccessibleDescription('Someone else has this name.'));
  },
});

/** A choice marks the group around its control as invalid. */
export const RefusedAtAChoice = meta.story({
  args: { send: fn(refused({ code: 'InvalidInput', requestId: 'r-1', errors: [atLanguage] })) },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(canvas.getByRole('button', { name: /Language/ })).toHaveFocus());
  },
});

const refusesTheSecond = fn(
  refused({
    code: 'InvalidInput',
    requestId: 'r-1',
    errors: [{ pointer: '/addresses/1', code: 'syntax', detail: 'Not an address.' }],
  }),
);

export const ListsAndRulesOfItsOwn = meta.story({
  render: () => <Rules send={refusesTheSecond} />,
  play: async ({ canvas }) => {
    refusesTheSecond.mockClear();
    const addresses = canvas.getByRole('textbox', { name: 'Addresses' });
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(addresses).toHaveAccessibleDescription('Enter an address.');
    await expect(refusesTheSecond).not.toHaveBeenCalled();
    await userEvent.type(addresses, '203.0.113.7{Enter}localhost');
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(addresses).toHaveAccessibleDescription('“localhost” isn’t an address.'));
    await waitFor(() => expect(addresses).toHaveFocus());
    const name = canvas.getByRole('textbox', { name: 'Name' });
    await userEvent.type(name, ' server');
    await expect(name).toHaveValue('Build server');
    await expect(addresses).toHaveAccessibleDescription('“localhost” isn’t an address.');
    await userEvent.click(canvas.getByRole('button', { name: 'Use mine' }));
    await waitFor(() => expect(refusesTheSecond).toHaveBeenCalledTimes(2));
    await expect(refusesTheSecond.mock.calls.map(([input]) => input)).toEqual([
      { name: 'Build', addresses: ['203.0.113.7', 'localhost'] },
      { name: 'Build server', addresses: ['203.0.113.9'] },
    ]);
  },
});

/** Its rules are more than those of the schema. */
function NewPassword({ send }: ProfileProps) {
  const sending = useMutation<unknown, unknown, InputOf<typeof resetPassword>>({ mutationFn: send });
  const textOf = useProblemText<typeof resetPassword>();
  const form = useEndpointForm(resetPassword, {
    values: { token: 'whole', password: '' },
    sending,
    rules: ({ password }) => (password.endsWith(' ') ? { password: 'space' } : {}),
    texts: {
      password({ code }, { password }) {
        if (password === '') return 'Enter a password.';
        if (code === 'space') return 'Remove the space at the end.';
        return code === 'common' ? 'This password is too common.' : undefined;
      },
    },
  });
  return (
    <EndpointForm form={form} label="New password" textOf={textOf}>
      <TextField label="Code" {...form.field('token')} />
      <TextField label="Password" {...form.field('password')} />
      <Button type="submit">Save</Button>
      <Button onPress={() => form.submit({ password: 'olive tree at noon' })}>Save the suggested one</Button>
    </EndpointForm>
  );
}

export const OwnRules = meta.story({
  render: ({ send }) => <NewPassword send={send} />,
  play: async ({ canvas, args }) => {
    const password = canvas.getByRole('textbox', { name: 'Password' });
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(password).toHaveAccessibleDescription('Enter a password.');
    await userEvent.type(password, 'olive');
    await save();
    await expect(password).toHaveAccessibleDescription('Enter at least 8 characters.');
    await userEvent.type(password, ' tree ');
    await save();
    await expect(password).toHaveAccessibleDescription('Remove the space at the end.');
    await expect(password).toHaveFocus();
    await expect(args.send).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: 'Save the suggested one' }));
    await waitFor(() => expect(args.send).toHaveBeenCalledOnce());
    const given = { token: 'whole', password: 'olive tree at noon' };
    await expect(args.send).toHaveBeenCalledWith(given, expect.anything());
  },
});

export const RefusedAtAFieldByACode = meta.story({
  args: {
    send: fn(
      refused({
        code: 'WeakPassword',
        reason: 'common',
        requestId: 'r-1',
        errors: [{ pointer: '/password', code: 'common', detail: 'This password is too common.' }],
      }),
    ),
  },
  render: ({ send }) => <NewPassword send={send} />,
  play: async ({ canvas }) => {
    const password = canvas.getByRole('textbox', { name: 'Password' });
    await userEvent.type(password, 'password1');
    await save();
    await waitFor(() => expect(password).toHaveAccessibleDescription('This password is too common.'));
    await expect(canvas.queryByRole('alert')).toBeNull();
    // The focus stays in a field that nothing is wrong with.
    const code = canvas.getByRole('textbox', { name: 'Code' });
    await userEvent.type(code, '-ly');
    await expect(code).toHaveValue('whole-ly');
    await expect(code).toHaveFocus();
    await expect(password).toBeInvalid();
  },
});

export const RefusedAsAWhole = meta.story({
  args: { send: fn(refused({ code: 'RateLimited', retryAfterS: 30, requestId: 'r-1' })) },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      'Too many requests. Wait 30 seconds, then try again.',
    );
    await expect(canvas.getByRole('textbox', { name: 'Name' })).toHaveValue('Noor');
  },
});

export const ServerInTrouble = meta.story({
  args: { send: fn(refused({ code: 'Internal', requestId: 'req_7' })) },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      'Something went wrong on the server. Try again in a moment. Request ID req_7',
    );
  },
});

/** The reason is scrolled to where the form is longer than the window. */
export const RefusedFarBelow = meta.story({
  args: { send: fn(refused({ code: 'Internal', requestId: 'req_7' })), space: '150vh' },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    const { top, bottom } = (await canvas.findByRole('alert')).getBoundingClientRect();
    await expect([top >= 0, bottom <= innerHeight]).toEqual([true, true]);
  },
});

export const InArabic = meta.story({
  globals: { language: 'ar' },
  args: { send: fn(refused('Wrong Services')) },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('لم يستجب الخادم. أعد المحاولة بعد لحظات.');
  },
});

/** Something else keeps what is typed, and sends it in two ways. */
function KeptElsewhere({ send }: ProfileProps) {
  const sending = useMutation<unknown, unknown, InputOf<typeof changeProfile>>({ mutationFn: send });
  const textOf = useProblemText<typeof changeProfile>();
  const [values, setValues] = useState({ known: 'Noor', language: 'en' as 'en' | 'fr' });
  const form = useEndpointForm(changeProfile, {
    values,
    onChange: setValues,
    sending,
    inputOf: ({ known: name, language }) => ({ name, language }),
    at: { '/name': 'known' },
  });
  return (
    <EndpointForm form={form} label="Profile" textOf={textOf}>
      <TextField label="Name" isRequired {...form.field('known')} />
      <Button onPress={() => setValues({ ...values, known: 'Amina' })}>Suggest</Button>
      <Button onPress={() => form.submit({ language: 'fr' })}>Save in French</Button>
      <Button type="submit">Save</Button>
    </EndpointForm>
  );
}

export const KeepsValuesElsewhere = meta.story({
  render: ({ send }) => <KeptElsewhere send={send} />,
  play: async ({ canvas, args }) => {
    const name = canvas.getByRole('textbox', { name: 'Name' });
    await userEvent.clear(name);
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(name).toHaveAccessibleDescription('Fill in this field.');
    await expect(name).toHaveFocus();
    await userEvent.type(name, 'N');
    await expect(name).not.toHaveAccessibleDescription();
    await userEvent.click(canvas.getByRole('button', { name: 'Suggest' }));
    await expect(name).toHaveValue('Amina');
    await userEvent.click(canvas.getByRole('button', { name: 'Save in French' }));
    await waitFor(() =>
      expect(args.send).toHaveBeenLastCalledWith({ name: 'Amina', language: 'fr' }, expect.anything()),
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await waitFor(() =>
      expect(args.send).toHaveBeenLastCalledWith({ name: 'Amina', language: 'en' }, expect.anything()),
    );
  },
});
