import { expect, userEvent, waitFor } from 'storybook/test';
import { preview } from '@apiyard/kit/story/preview.tsx';
import { inLight, pictured } from '@apiyard/ui/story/modes.ts';
import { emptyValues } from '../message-form.ts';
import { filledWith, storyForm } from '../story/form.ts';
import { DataDeletionScreen } from './DataDeletionScreen.tsx';

const meta = preview.meta({
  title: 'Screens/Messages/DataDeletionScreen',
  component: DataDeletionScreen,
  globals: { language: 'en' },
  parameters: { layout: 'fullscreen', app: { at: '/datadeletion' } },
  args: { message: storyForm('data-deletion') },
});

export const Untouched = meta.story({
  parameters: { variants: ['arabic'], ...pictured(inLight) },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Delete your data');
    await expect(canvas.getByRole('region', { name: 'What’s deleted with your account' })).toHaveTextContent(
      'All your API keys. Calls with them stop working immediately.',
    );
    await expect(canvas.getByRole('region', { name: 'What’s kept, and why' })).toHaveTextContent(
      'The audit log, without your name.',
    );
    await expect(canvas.getByRole('link', { name: 'Open profile' })).toHaveAttribute('href', '/account/profile');
    await userEvent.click(canvas.getByRole('radio', { name: 'My account, because I can’t sign in' }));
    await expect(args.message.onTyped).toHaveBeenCalledWith({ ...emptyValues, choice: 'account' });
    await expect(canvas.getByRole('textbox', { name: 'Username (optional)' })).toHaveAccessibleDescription(
      'If you have an account.',
    );
  },
});

/** Whether the text is optional depends on the choice. */
export const MarksOptionalFields = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radiogroup')).toHaveAttribute('aria-required', 'true');
    await expect(canvas.getByRole('textbox', { name: 'Anything else we should know (optional)' })).not.toBeRequired();
    await expect(canvas.getAllByText('(optional)')).toHaveLength(2);
  },
});

export const TextNeededForSomethingElse = meta.story({
  args: { message: storyForm('data-deletion', { prefill: filledWith({ choice: 'other' }) }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Anything else we should know' })).toBeRequired();
    await expect(canvas.getAllByText('(optional)')).toHaveLength(1);
  },
});

export const ChoiceMissing = meta.story({
  args: { message: storyForm('data-deletion', { prefill: filledWith({ text: '' }) }) },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Send request' }));
    await expect(canvas.getByText('Choose what to delete.')).toBeVisible();
    await waitFor(() => expect(canvas.getByRole('radiogroup')).toContainElement(document.activeElement as HTMLElement));
    await userEvent.click(canvas.getByRole('radio', { name: 'My account, because I can’t sign in' }));
    await expect(canvas.queryByText('Choose what to delete.')).toBeNull();
    const more = canvas.getByRole('textbox', { name: 'Anything else we should know (optional)' });
    await expect(more).not.toBeInvalid();
  },
});

export const Sent = meta.story({
  args: {
    message: storyForm('data-deletion', { prefill: filledWith({ choice: 'account' }), reference: 'AY-2B4C6D' }),
  },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('group', { name: 'Request sent' })).toHaveFocus());
  },
});

export const InChinese = meta.story({
  globals: { language: 'zh-CN' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('删除您的数据');
    await expect(canvas.getAllByRole('radio')).toHaveLength(3);
  },
});
