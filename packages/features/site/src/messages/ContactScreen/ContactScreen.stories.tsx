import { expect, userEvent, waitFor, within } from 'storybook/test';
import { idleMutation } from '@apiyard/kit/story/mutations.ts';
import { preview } from '@apiyard/kit/story/preview.tsx';
import { inDark, pictured } from '@apiyard/ui/story/modes.ts';
import { emptyValues } from '../message-form.ts';
import { filledWith, storyFilled, storyForm } from '../story/form.ts';
import { ContactScreen } from './ContactScreen.tsx';

const meta = preview.meta({
  title: 'Screens/Messages/ContactScreen',
  component: ContactScreen,
  globals: { language: 'en' },
  parameters: { layout: 'fullscreen', app: { at: '/contact' } },
  args: { message: storyForm('contact') },
});

export const Untouched = meta.story({
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Contact');
    await expect(
      canvas.getByText('Send a question, an idea or a business enquiry to the people who run Apiyard.'),
    ).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'hello@yard.example' })).toHaveAttribute(
      'href',
      'mailto:hello@yard.example',
    );
    await userEvent.type(canvas.getByRole('textbox', { name: 'Subject' }), 'H');
    await expect(args.message.onTyped).toHaveBeenCalledWith({ ...emptyValues, subject: 'H' });
    await userEvent.click(canvas.getByRole('button', { name: 'Send message' }));
    await expect(args.message.sending.mutate).not.toHaveBeenCalled();
  },
});

const longText = 'Donaudampfschifffahrtsgesellschaft'.repeat(12);

export const Filled = meta.story({
  parameters: { variants: ['phone'] },
  args: { message: storyForm('contact', { prefill: filledWith({ name: ' Noor Haddad ', text: longText }) }) },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Send message' }));
    await expect(args.message.sending.mutate).toHaveBeenCalledWith({
      kind: 'contact',
      name: 'Noor Haddad',
      email: 'noor@example.org',
      subject: 'Labels in Arabic',
      text: longText,
    });
    await expect(canvas.queryByText('Your draft was restored.')).toBeNull();
  },
});

/** All fields are required via ARIA; the browser's own validation is off. */
export const MarksRequiredFields = meta.story({
  play: async ({ canvas }) => {
    for (const name of ['Your name', 'Your email address', 'Subject', 'Your message']) {
      const field = canvas.getByRole('textbox', { name });
      await expect(field).toHaveAttribute('aria-required', 'true');
      await expect(field).not.toHaveAttribute('required');
    }
    await expect(canvas.queryByText('(optional)')).toBeNull();
    await expect(canvas.getByRole('form', { name: /./ })).toHaveAttribute('novalidate');
  },
});

export const TheTrapIsForProgramsOnly = meta.story({
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.queryByRole('textbox', { name: 'Leave this field empty' })).toBeNull();
    const trap = canvasElement.querySelector('input[name=website]');
    await expect(trap).toHaveAttribute('tabindex', '-1');
    await expect(trap?.closest('[aria-hidden=true]')).not.toBeNull();
    await expect(trap?.getBoundingClientRect().width).toBeLessThan(400);
    canvas.getByRole('textbox', { name: 'Your message' }).focus();
    await userEvent.tab();
    await expect(trap).not.toHaveFocus();
  },
});

export const EveryFieldWrong = meta.story({
  args: { message: storyForm('contact', { prefill: { draft: null, values: { ...emptyValues, email: 'noor@home' } } }) },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Send message' }));
    const name = canvas.getByRole('textbox', { name: 'Your name' });
    await waitFor(() => expect(name).toHaveFocus());
    await expect(name).toHaveAccessibleDescription('Enter your name.');
    await expect(canvas.getByRole('textbox', { name: 'Your email address' })).toHaveAccessibleDescription(
      'Enter a full email address, like name@example.org.',
    );
    await expect(canvas.getByRole('textbox', { name: 'Subject' })).toHaveAccessibleDescription('Enter a subject.');
    await expect(canvas.getByRole('textbox', { name: 'Your message' })).toHaveAccessibleDescription(
      'Enter your message.',
    );
  },
});

/** Fixing one field keeps the focus there while other fields still have errors. */
export const MendingOneOfTwo = meta.story({
  play: async ({ canvas }) => {
    const name = canvas.getByRole('textbox', { name: 'Your name' });
    const message = canvas.getByRole('textbox', { name: 'Your message' });
    await userEvent.click(canvas.getByRole('button', { name: 'Send message' }));
    await waitFor(() => expect(name).toHaveFocus());
    await userEvent.type(message, 'Hello');
    await expect(name).toHaveAccessibleDescription('Enter your name.');
    await expect(message).not.toBeInvalid();
    await expect(message).toHaveFocus();
    await expect(message).toHaveValue('Hello');
  },
});

export const Sending = meta.story({
  args: { message: storyForm('contact', { prefill: filledWith(), sending: idleMutation({ isPending: true }) }) },
  play: async ({ canvas, args }) => {
    const text = canvas.getByRole('textbox', { name: 'Your message' });
    await expect(text).toHaveAttribute('readonly');
    await expect(text).toHaveAccessibleDescription('52 of 4,800 characters');
    await userEvent.type(canvas.getByRole('textbox', { name: 'Subject' }), '{Enter}');
    await expect(args.message.sending.mutate).not.toHaveBeenCalled();
  },
});

/** The server requires proof of work, which takes seconds on a phone. */
export const Checking = meta.story({
  args: {
    message: storyForm('contact', {
      prefill: filledWith(),
      sending: idleMutation({ isPending: true }),
      isChecking: true,
    }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(
      'Running a short security check before sending your message…',
    );
    await expect(canvas.getByRole('textbox', { name: 'Your message' })).toHaveValue(storyFilled.text);
  },
});

const refused = (error: object) => storyForm('contact', { prefill: filledWith(), sending: idleMutation({ error }) });

export const CheckFailed = meta.story({
  args: { message: refused({ code: 'ProofRequired', requestId: 'r-1' }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(
      'The security check didn’t finish. Your message is still here. Send it again.',
    );
    await expect(canvas.getByRole('textbox', { name: 'Your message' })).toHaveValue(storyFilled.text);
  },
});

export const Sent = meta.story({
  args: { message: storyForm('contact', { prefill: filledWith(), reference: 'AY-7K3M9P' }) },
  play: async ({ canvas, args }) => {
    const box = canvas.getByRole('group', { name: 'Message sent' });
    await waitFor(() => expect(box).toHaveFocus());
    await expect(box).toHaveAccessibleDescription('Reference AY-7K3M9P');
    await expect(
      canvas.getByText('We’ll reply to noor@example.org. Quote this reference if you write again.'),
    ).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Send another message' }));
    await expect(args.message.onStartOver).toHaveBeenCalledOnce();
  },
});

export const TooMany = meta.story({
  args: { message: refused({ code: 'RateLimited', retryAfterS: 1500, requestId: 'r-1' }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(
      'Too many messages. Wait 25 minutes, then send it again. Your message is still here.',
    );
    await expect(canvas.getByRole('textbox', { name: 'Your message' })).toHaveValue(storyFilled.text);
  },
});

export const NoResponse = meta.story({
  args: { message: refused(new Error('Wrong Services')) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('The server didn’t respond. Try again in a moment.');
    await expect(canvas.getByRole('textbox', { name: 'Your message' })).toHaveValue(storyFilled.text);
  },
});

export const Failed = meta.story({
  parameters: pictured(inDark),
  args: { message: refused({ code: 'Internal', requestId: '01ky3vq9m8' }) },
  play: async ({ canvas }) => {
    const alert = canvas.getByRole('alert');
    await expect(alert).toHaveTextContent('Request ID 01ky3vq9m8');
    await expect(within(alert).getByRole('button')).toBeVisible();
  },
});

export const DraftIsBack = meta.story({
  args: { message: storyForm('contact', { prefill: { draft: storyFilled, values: storyFilled } }) },
  play: async ({ canvas, args }) => {
    await expect(canvas.getAllByRole('status')[0]).toHaveTextContent('Your draft was restored.');
    await userEvent.click(canvas.getByRole('button', { name: 'Start over' }));
    await expect(args.message.onStartOver).toHaveBeenCalledOnce();
    await expect(canvas.getByRole('textbox', { name: 'Your message' })).toHaveValue('');
    await expect(canvas.getByRole('textbox', { name: 'Your name' })).toHaveValue('Noor Haddad');
    await expect(canvas.queryByText('Your draft was restored.')).toBeNull();
  },
});

export const InArabic = meta.story({
  globals: { language: 'ar' },
  args: { message: refused(new Error('Wrong Services')) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('اتصل بنا');
    await expect(canvas.getByRole('textbox', { name: 'بريدك الإلكتروني' })).toHaveAttribute('dir', 'ltr');
  },
});
