/** View state of the message list, kept in the URL query. */
import type { InputOf } from '@apiyard/api/contract/endpoint';
import type { listMessages, Message } from '@apiyard/api/contract/site/messages';

export const kinds = ['contact', 'support', 'data-deletion'] as const satisfies readonly Message['kind'][];
export const states = ['open', 'done', 'removed'] as const satisfies readonly Message['state'][];

export interface MessagesView {
  readonly query: string;
  /** Null means all forms. */
  readonly kind: Message['kind'] | null;
  /** Null means all except removed. */
  readonly state: Message['state'] | null;
  /** Id of the open message. */
  readonly open: string | null;
}

export const wholeContent: MessagesView = { query: '', kind: null, state: null, open: null };

export const inAddress = {
  read(query: URLSearchParams): MessagesView {
    return {
      query: query.get('q') ?? '',
      kind: kinds.find((kind) => kind === query.get('kind')) ?? null,
      state: states.find((state) => state === query.get('state')) ?? null,
      open: query.get('id') || null,
    };
  },
  /** Omits default values. */
  write({ query, kind, state, open }: MessagesView): URLSearchParams {
    const params = new URLSearchParams();
    if (query.trim() !== '') params.set('q', query);
    if (kind !== null) params.set('kind', kind);
    if (state !== null) params.set('state', state);
    if (open !== null) params.set('id', open);
    return params;
  },
};

const searchLengthMax = 100;

export function questionOf({ query, kind, state }: MessagesView): InputOf<typeof listMessages> {
  const search = query
    .replaceAll(/\p{Cc}/gu, '')
    .trim()
    .slice(0, searchLengthMax)
    .toWellFormed();
  return { ...(search === '' ? {} : { search }), ...(kind && { kind }), ...(state && { state }) };
}

export const isNarrowed = ({ query, kind, state }: MessagesView): boolean =>
  query.trim() !== '' || kind !== null || state !== null;

/** The next or previous message; the first if none is open. */
export function neighbour(items: readonly Message[], open: string | null, step: 1 | -1): string | null {
  const at = items.findIndex(({ id }) => id === open);
  if (at === -1) return items[0]?.id ?? null;
  return items[at + step]?.id ?? null;
}

const quotedMax = 1000;

/** `mailto:` link for a reply that quotes the reference. */
export function replyHref({ email, subject, reference, text }: Message): string {
  const cut = text.length > quotedMax ? `${text.slice(0, quotedMax).toWellFormed()}…` : text;
  const quoted = cut
    .split('\n')
    .map((line) => `> ${line}`)
    .join('\r\n');
  const title = subject === '' ? reference : `${subject} (${reference})`;
  return `mailto:${encodeURIComponent(email).replace('%40', '@')}?subject=${encodeURIComponent(`Re: ${title}`)}&body=${encodeURIComponent(`\r\n\r\n${quoted}`)}`;
}
