/** What the desk shows, and how its address says so. */
import type { InputOf } from '@apiyard/api/contract/endpoint';
import type { listMessages, Message } from '@apiyard/api/contract/messages';

export const kinds = ['contact', 'support', 'data-deletion'] as const satisfies readonly Message['kind'][];
export const states = ['open', 'done', 'removed'] as const satisfies readonly Message['state'][];

export interface DeskView {
  readonly query: string;
  /** Null is every form. */
  readonly kind: Message['kind'] | null;
  /** Null is whatever was not removed. */
  readonly state: Message['state'] | null;
  /** Id of the open message. */
  readonly open: string | null;
}

export const wholeDesk: DeskView = { query: '', kind: null, state: null, open: null };

export const inAddress = {
  read(query: URLSearchParams): DeskView {
    return {
      query: query.get('q') ?? '',
      kind: kinds.find((kind) => kind === query.get('kind')) ?? null,
      state: states.find((state) => state === query.get('state')) ?? null,
      open: query.get('id') || null,
    };
  },
  /** What is as usual is left out. */
  write({ query, kind, state, open }: DeskView): URLSearchParams {
    const params = new URLSearchParams();
    if (query.trim() !== '') params.set('q', query);
    if (kind !== null) params.set('kind', kind);
    if (state !== null) params.set('state', state);
    if (open !== null) params.set('id', open);
    return params;
  },
};

const searchLengthMax = 100;

export function questionOf({ query, kind, state }: DeskView): InputOf<typeof listMessages> {
  const search = query
    .replaceAll(/\p{Cc}/gu, '')
    .trim()
    .slice(0, searchLengthMax)
    .toWellFormed();
  return { ...(search === '' ? {} : { search }), ...(kind && { kind }), ...(state && { state }) };
}

export const isNarrowed = ({ query, kind, state }: DeskView): boolean =>
  query.trim() !== '' || kind !== null || state !== null;

/** The next or previous message of the list; the first where none is open. */
export function neighbour(items: readonly Message[], open: string | null, step: 1 | -1): string | null {
  const at = items.findIndex(({ id }) => id === open);
  if (at === -1) return items[0]?.id ?? null;
  return items[at + step]?.id ?? null;
}

const quotedMax = 1000;

/** Opens the admin's own mail program with a reply that quotes the reference. */
export function replyHref({ email, subject, reference, text }: Message): string {
  const cut = text.length > quotedMax ? `${text.slice(0, quotedMax).toWellFormed()}…` : text;
  const quoted = cut
    .split('\n')
    .map((line) => `> ${line}`)
    .join('\r\n');
  const title = subject === '' ? reference : `${subject} (${reference})`;
  return `mailto:${encodeURIComponent(email).replace('%40', '@')}?subject=${encodeURIComponent(`Re: ${title}`)}&body=${encodeURIComponent(`\r\n\r\n${quoted}`)}`;
}
