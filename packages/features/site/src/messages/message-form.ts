import type { MessageKind } from '@apiyard/api/contract/site';
import { messageLengthMax } from '@apiyard/api/contract/site';

/** Options of each choice; the labels are in the copy files. */
export const topics = ['account', 'quota', 'failure', 'answer', 'idea', 'other'] as const;
export type Topic = (typeof topics)[number];

export const scopes = ['account', 'messages', 'other'] as const;
export type Scope = (typeof scopes)[number];

export interface MessageForm {
  readonly name: string;
  readonly email: string;
  /** Subject of a contact message; username of a deletion request. */
  readonly subject: string;
  /** Support topic, or what to delete. */
  readonly choice: Topic | Scope | null;
  readonly text: string;
  readonly requestId: string;
  /** Honeypot: hidden from people, filled in by bots. */
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

/** Length limits of single-line fields, from the contract; enforced by `maxlength`. */
export const lengthMax = { name: 80, email: 254, subject: 120, requestId: 100 } as const;

/** 200 characters are reserved for the line that is added before the text of a deletion request, in any language. */
export const textLengthMax = messageLengthMax - 200;

/** Checks only the form `name@host.tld`. */
const emailShape = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

/** Whether the text is required; optional if the choice already says what to delete. */
export function needsText(kind: MessageKind, { choice }: MessageForm): boolean {
  return kind !== 'data-deletion' || choice === 'other';
}

/** The contract's checks, run before sending. */
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

/** Whether the form has input beyond the prefilled values. */
export function isWorthKeeping({ subject, choice, text }: MessageForm): boolean {
  return subject.trim() !== '' || choice !== null || text.trim() !== '';
}

/** Fills in empty fields only. */
export function filledIn(form: MessageForm, from: Partial<MessageForm>): MessageForm {
  const missing = Object.entries(from).filter(([name]) => {
    const there = form[name as keyof MessageForm];
    return there === '' || there === null;
  });
  return { ...form, ...Object.fromEntries(missing) };
}
