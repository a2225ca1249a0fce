/** What the page shows, as it is in the URL. */
import type { Place } from './mailbox/places.ts';
import { placeNamed } from './mailbox/places.ts';

export interface EmailView {
  readonly place: Place;
  /** The search text. */
  readonly query: string;
  /** Id of the open thread. */
  readonly open: string | null;
}

export const inAddress = {
  read: (params: URLSearchParams): EmailView => ({
    place: placeNamed(params.get('in') ?? '') ?? 'inbox',
    query: params.get('q') ?? '',
    open: params.get('open'),
  }),
  write({ place, query, open }: EmailView): URLSearchParams {
    const params = new URLSearchParams();
    if (place !== 'inbox') params.set('in', place);
    if (query !== '') params.set('q', query);
    if (open !== null) params.set('open', open);
    return params;
  },
};

export const addressOf = (view: Partial<EmailView>): string => {
  const params = inAddress.write({ place: 'inbox', query: '', open: null, ...view }).toString();
  return params === '' ? '/apps/email' : `/apps/email?${params}`;
};
