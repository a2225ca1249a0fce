import type { MessageKind } from '@apiyard/api/contract/site';
import { messageLengthMax } from '@apiyard/api/contract/site';

/** What people can choose from; the words for each stand in the copy. */
export const topics = ['account', 'quota', 'failure', 'answer', 'idea', 'other'] as const;
export type Topic = (typeof topics)[number];

export const scopes = ['account', 'messages', 'other'] as const;
export type Scope = (typeof scopes)[number];

export interface MessageForm {
  readonly name: string;
  readonly email: string;
  /** What a contact message is about; of data deletion the username. */
  readonly subject: string;
  /** Support's topic, or what is to be deleted. */
  readonly choice: Topic | Scope | null;
  readonly text: string;
  readonly requestId: string;
  /** People do not see it: what fills it in is a program. */
  readonly website: string;
}

export const emptyForm: MessageForm = {
  name: '',
  email: '',
  subject: '',
  choice: null,
  text: '',
  requestId: '',
  website: '',
};

export type MessageField = 'name' | 'email' | 'subject' | 'choice' | 'text' | 'requestId';
export type FieldProblem = 'missing' | 'email' | 'too long';
export type FieldProblems = { readonly [Field in MessageField]?: FieldProblem };

/** The contract's limits of one-line fields, which the fields keep by themselves. */
export const lengthMax = { name: 80, email: 254, subject: 120, requestId: 100 } as const;

/**
 * Room that stays for what is put before the words of a deletion request, in any language: what to delete is said in a
 * line of its own.
 */
export const textLengthMax = messageLengthMax - 200;

/** Addresses look like `name@host.tld`; whether one exists only a mail can tell. */
const emailShape = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

/** Whether a message of this kind says what it wants by its text, or by a choice already. */
export function needsText(kind: MessageKind, { choice }: MessageForm): boolean {
  return kind !== 'data-deletion' || choice === 'other';
}

/** The contract's own checks, before anything is sent. */
export function checkMessage(kind: MessageKind, form: MessageForm): FieldProblems {
  const email = form.email.trim();
  const text = form.text.trim();
  return {
    ...(form.name.trim() === '' && { name: 'missing' }),
    ...(email === '' ? { email: 'missing' } : emailShape.test(email) ? {} : { email: 'email' }),
    ...(kind === 'contact' && form.subject.trim() === '' && { subject: 'missing' }),
    ...(kind !== 'contact' && form.choice === null && { choice: 'missing' }),
    ...(text === '' && needsText(kind, form) && { text: 'missing' }),
    ...(text.length > textLengthMax && { text: 'too long' }),
  };
}

/** What is worth keeping: somebody typed or chose something, beyond what the page filled in. */
export function isWorthKeeping({ subject, choice, text }: MessageForm): boolean {
  return subject.trim() !== '' || choice !== null || text.trim() !== '';
}

/** Fills in what is still empty; what the person has typed stays. */
export function filledIn(form: MessageForm, from: Partial<MessageForm>): MessageForm {
  const missing = Object.entries(from).filter(([name]) => {
    const there = form[name as keyof MessageForm];
    return there === '' || there === null;
  });
  return { ...form, ...Object.fromEntries(missing) };
}
