import { expect, userEvent, waitFor, within } from 'storybook/test';
import { preview } from '@apiyard/kit/story/preview.tsx';
import { inLight, pictured } from '@apiyard/ui/story/modes.ts';
import { emptyValues } from '../message-form.ts';
import { filledWith, storyForm } from '../story/form.ts';
import { SupportScreen } from './SupportScreen.tsx';

const meta = preview.meta({
  title: 'Screens/Messages/SupportScreen',
  component: SupportScreen,
  globals: { language: 'en' },
  parameters: { layout: 'fullscreen', app: { at: '/support' } },
  args: { message: storyForm('support') },
});

export const Untouched = meta.story({
  play: async ({ canvas, args, canvasElement }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Support');
    await userEvent.click(canvas.getByRole('button', { name: /Topic/ }));
    await userEvent.click(
      await within(canvasElement.ownerDocument.body).findByRole('option', { name: 'An API returns a wrong result' }),
    );
    await expect(args.message.onTyped).toHaveBeenCalledWith({ ...emptyValues, choice: 'answer' });
  },
});

export const TopicMissing = meta.story({
  parameters: pictured(inLight),
  args: { message: storyForm('support', { prefill: filledWith() }) },
  play: async ({ canvas }) => {
    const topic = canvas.getByRole('button', { name: /Topic/ });
    await userEvent.click(canvas.getByRole('button', { name: 'Send message' }));
    await expect(topic).toHaveAccessibleDescription('Choose a topic.');
    await waitFor(() => expect(topic).toHaveFocus());
  },
});

export const WithRequestId = meta.story({
  args: { message: storyForm('support', { prefill: filledWith({ choice: 'failure', requestId: '01ky3vq9m8' }) }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Request ID (optional)' })).toHaveValue('01ky3vq9m8');
    await expect(canvas.getByRole('button', { name: /Topic/ })).toHaveTextContent('An API returns an error');
  },
});

export const InFrench = meta.story({
  globals: { language: 'fr' },
  args: { message: storyForm('support', { prefill: filledWith({ choice: 'idea' }) }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Assistance');
    await expect(canvas.getByRole('button', { name: /Sujet/ })).toHaveTextContent('Idée d’outil');
  },
});

export const InArabic = meta.story({
  globals: { language: 'ar' },
  args: { message: storyForm('support', { prefill: filledWith({ requestId: '01ky3vq9m8' }) }) },
  play: async ({ canvas }) => {
    await expect(getComputedStyle(canvas.getByRole('textbox', { name: 'معرّف الطلب (اختياري)' })).direction).toBe('ltr');
  },
});
