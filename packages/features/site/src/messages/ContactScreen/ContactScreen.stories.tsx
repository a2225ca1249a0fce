import { useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { preview } from '@apiyard/kit/story/preview.tsx';
import { emptyForm } from '../message-form.ts';
import { storyFilled, storyForm } from '../story/form.ts';
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
    await expect(args.message.onChange).toHaveBeenCalledWith({ subject: 'H' });
    await userEvent.click(canvas.getByRole('button', { name: 'Send message' }));
    await expect(args.message.onSend).toHaveBeenCalledOnce();
  },
});

/** All fields are required via ARIA; the browser's own validation is off. */
export const SaysWhatIsRequired = meta.story({
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
  args: {
    message: storyForm('contact', {
      stops: 1,
      problems: { name: 'missing', email: 'email', subject: 'missing', text: 'missing' },
      form: { ...emptyForm, email: 'noor@home' },
    }),
  },
  play: async ({ canvas }) => {
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

function Mending() {
  const [text, setText] = useState('');
  const [isMended, setMended] = useState(false);
  const message = storyForm('contact', {
    stops: 1,
    form: { ...emptyForm, text },
    problems: isMended ? { name: 'missing' } : { name: 'missing', text: 'missing' },
    onChange: (change) => {
      setText(change.text ?? text);
      setMended(true);
    },
  });
  return <ContactScreen message={message} />;
}

/** Fixing one field keeps the focus there while other fields still have errors. */
export const MendingOneOfTwo = meta.story({
  render: () => <Mending />,
  play: async ({ canvas }) => {
    const message = canvas.getByRole('textbox', { name: 'Your message' });
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Your name' })).toHaveFocus());
    await userEvent.type(message, 'Hello');
    await expect(message).toHaveFocus();
    await expect(message).toHaveValue('Hello');
  },
});

export const Sending = meta.story({
  args: { message: storyForm('contact', { form: storyFilled, isPending: true }) },
  play: async ({ canvas, args }) => {
    const text = canvas.getByRole('textbox', { name: 'Your message' });
    await expect(text).toHaveAttribute('readonly');
    await expect(text).toHaveAccessibleDescription('52 of 4,800 characters');
    await userEvent.type(canvas.getByRole('textbox', { name: 'Subject' }), '{Enter}');
    await expect(args.message.onSend).not.toHaveBeenCalled();
  },
});

/** The server requires proof of work, which takes seconds on a phone. */
export const Checking = meta.story({
  args: { message: storyForm('contact', { form: storyFilled, isPending: true, isChecking: true }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(
      'Running a short security check before sending your message…',
    );
    await expect(canvas.getByRole('textbox', { name: 'Your message' })).toHaveValue(storyFilled.text);
  },
});

export const CheckFailed = meta.story({
  args: { message: storyForm('contact', { form: storyFilled, refusal: { kind: 'unproven' } }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(
      'The security check didn’t finish. Your message is still here. Send it again.',
    );
    await expect(canvas.getByRole('textbox', { name: 'Your message' })).toHaveValue(storyFilled.text);
  },
});

export const Sent = meta.story({
  args: { message: storyForm('contact', { form: storyFilled, reference: 'AY-7K3M9P' }) },
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
  args: { message: storyForm('contact', { form: storyFilled, refusal: { kind: 'too many', retryAfterS: 1500 } }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(
      'Too many messages. Wait 25 minutes, then send it again. Your message is still here.',
    );
    await expect(canvas.getByRole('textbox', { name: 'Your message' })).toHaveValue(storyFilled.text);
  },
});

export const NoAnswer = meta.story({
  args: { message: storyForm('contact', { form: storyFilled, refusal: { kind: 'no answer' } }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(
      'The server couldn’t be reached. Check your connection and send again. Your message is still here.',
    );
    await expect(canvas.getByRole('textbox', { name: 'Your message' })).toHaveValue(storyFilled.text);
  },
});

export const Failed = meta.story({
  args: { message: storyForm('contact', { form: storyFilled, refusal: { kind: 'failed', requestId: '01ky3vq9m8' } }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Request ID: 01ky3vq9m8');
  },
});

export const DraftIsBack = meta.story({
  args: { message: storyForm('contact', { form: storyFilled, hasDraft: true }) },
  play: async ({ canvas, args }) => {
    await expect(canvas.getAllByRole('status')[0]).toHaveTextContent('Your draft was restored.');
    await userEvent.click(canvas.getByRole('button', { name: 'Start over' }));
    await expect(args.message.onStartOver).toHaveBeenCalledOnce();
  },
});

export const InArabic = meta.story({
  globals: { language: 'ar' },
  args: { message: storyForm('contact', { form: storyFilled, refusal: { kind: 'no answer' }, onSend: fn() }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('اتصل بنا');
    await expect(canvas.getByRole('textbox', { name: 'بريدك الإلكتروني' })).toHaveAttribute('dir', 'ltr');
  },
});

export const LongWords = meta.story({
  args: {
    message: storyForm('contact', {
      form: { ...storyFilled, text: 'Donaudampfschifffahrtsgesellschaft'.repeat(12) },
      reference: null,
    }),
  },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
});
