import { useState } from 'react';
import type { Message } from './message-rows.ts';

interface Arrivals {
  messages: readonly Message[];
  /** Older messages came before those that were shown. */
  isPrepended: boolean;
  /** New messages of others, since the list was made or changed last. */
  arrived: readonly Message[];
  /** New messages of others that were not scrolled to. */
  unseenCount: number;
}

/** What changed between two lists of one conversation. */
export function compareMessages(
  before: readonly Message[],
  after: readonly Message[],
  me: string,
): Pick<Arrivals, 'isPrepended' | 'arrived'> {
  const last = before.at(-1);
  const lastIndex = last === undefined ? -1 : after.findLastIndex(({ id }) => id === last.id);
  const isPrepended =
    last !== undefined &&
    lastIndex === after.length - 1 &&
    after.length > before.length &&
    after[0]?.id !== before[0]?.id;
  // Another conversation, or the first messages: nothing is new.
  if (last === undefined || lastIndex === -1) return { isPrepended, arrived: [] };
  return { isPrepended, arrived: after.slice(lastIndex + 1).filter(({ author }) => author.id !== me) };
}

/** Compares the messages with those of the render before. */
export function useArrivals(messages: readonly Message[], me: string) {
  const [state, setState] = useState<Arrivals>({ messages, isPrepended: false, arrived: [], unseenCount: 0 });
  if (state.messages !== messages) {
    const change = compareMessages(state.messages, messages, me);
    setState({ ...change, messages, unseenCount: state.unseenCount + change.arrived.length });
  }
  return {
    ...state,
    markSeen: () => setState((now) => (now.unseenCount === 0 ? now : { ...now, unseenCount: 0 })),
  };
}
