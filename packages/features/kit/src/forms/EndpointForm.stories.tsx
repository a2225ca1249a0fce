import { changeProfile } from '@apiyard/api/contract/account';
import type { InputOf } from '@apiyard/api/contract/endpoint';
import { Button } from '@apiyard/ui/Button';
import { Select } from '@apiyard/ui/Select';
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
}

function Profile({ send }: ProfileProps) {
  const sending = useMutation<unknown, unknown, InputOf<typeof changeProfile>>({ mutationFn: send });
  const textOf = useProblemText<typeof changeProfile>();
  const form = useEndpointForm(changeProfile, {
    values: { name: 'Noor', language: 'en' as const },
    sending,
    texts: { name: ({ code }) => (code === 'too_small' ? 'Enter your name.' : undefined) },
    codes: { NameTaken: ['name', 'Someone else has this name.'] },
  });
  return (
    <EndpointForm form={form} label="Profile" textOf={textOf}>
      <TextField label="Name" isRequired {...form.field('name')} />
      <Select label="Language" options={[{ id: 'en', label: 'English' }]} {...form.field('language')} />
      <Button type="submit" isPending={form.isSending}>
        Save
      </Button>
    </EndpointForm>
  );
}

type Send = (input: InputOf<typeof changeProfile>) => Promise<unknown>;
const answered: Send = async () => ({});
const refused =
  (error: unknown): Send =>
  async () => {
    throw error;
  };

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
