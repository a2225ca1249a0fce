import type { InputOf } from '@apiyard/api/contract/endpoint';
import type { MessageKind, sendMessage } from '@apiyard/api/contract/site/site';
import { messageLengthMax } from '@apiyard/api/contract/site/site';

/** Options of each choice; the labels are in the copy files. */
export const topics = ['account', 'quota', 'failure', 'answer', 'idea', 'other'] as const;
export type Topic = (typeof topics)[number];

export const scopes = ['account', 'messages', 'other'] as const;
export type Scope = (typeof scopes)[number];

export type MessageInput = InputOf<typeof sendMessage>;

export interface MessageValues {
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

export const emptyValues: MessageValues = {
  name: '',
  email: '',
  subject: '',
  choice: null,
  text: '',
  requestId: '',
  website: '',
};

/** Initial values of empty fields. */
export interface Prefill {
  /** An unsent message of an earlier visit. */
  readonly draft: MessageValues | null;
  /** The draft's values and those from the URL and the account. */
  readonly values: MessageValues;
}

/** Length limits of single-line fields, from the contract; enforced by `maxlength`. */
export const lengthMax = { name: 80, email: 254, subject: 120, requestId: 100 } as const;

/** 200 characters are reserved for the line that is added before the text of a deletion request, in any language. */
export const textLengthMax = messageLengthMax - 200;

/** Whether the text is required; optional if the choice already says what to delete. */
export function needsText(kind: MessageKind, { choice }: MessageValues): boolean {
  return kind !== 'data-deletion' || choice === 'other';
}

/** What a kind of message needs beyond the contract: a code for each field. */
export function checkMessage(
  kind: MessageKind,
  values: MessageValues,
): { readonly [Field in keyof MessageValues]?: string | undefined } {
  const isEmpty = (field: 'name' | 'email' | 'subject' | 'text') => values[field].trim() === '';
  return {
    ...(isEmpty('name') && { name: 'missing' }),
    ...(isEmpty('email') && { email: 'missing' }),
    ...(kind === 'contact' && isEmpty('subject') && { subject: 'missing' }),
    ...(kind !== 'contact' && values.choice === null && { choice: 'missing' }),
    text: checkText(kind, values),
  };
}

function checkText(kind: MessageKind, values: MessageValues): string | undefined {
  const text = values.text.trim();
  if (text === '') return needsText(kind, values) ? 'missing' : undefined;
  return text.length > textLengthMax ? 'too_big' : undefined;
}

/** The call's input. `chosen` is the label of the choice; empty if there is none. */
export function messageInput(kind: MessageKind, values: MessageValues, chosen: string): MessageInput {
  const text = values.text.trim();
  const requestId = values.requestId.trim();
  return {
    kind,
    name: values.name.trim(),
    email: values.email.trim(),
    subject: kind === 'support' ? chosen : values.subject.trim(),
    text: kind === 'data-deletion' ? [chosen, text].filter(Boolean).join('\n\n') : text,
    ...(requestId !== '' && { requestId }),
    ...(values.website !== '' && { website: values.website.slice(0, 200) }),
  };
}

/** Whether the form has input beyond the prefilled values. */
export function isWorthKeeping({ subject, choice, text }: MessageValues): boolean {
  return subject.trim() !== '' || choice !== null || text.trim() !== '';
}

/** Fills in empty fields only. */
export function filledIn(values: MessageValues, from: Partial<MessageValues>): MessageValues {
  const missing = Object.entries(from).filter(([name]) => {
    const there = values[name as keyof MessageValues];
    return there === '' || there === null;
  });
  return { ...values, ...Object.fromEntries(missing) };
}

/** Whether a draft contains more text than the fields. */
export function bringsWords(values: MessageValues, draft: MessageValues): boolean {
  const { subject, choice, text } = filledIn(values, draft);
  return subject !== values.subject || choice !== values.choice || text !== values.text;
}
