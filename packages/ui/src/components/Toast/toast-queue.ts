import { UNSTABLE_ToastQueue as ToastQueue } from 'react-aria-components/Toast';
import type { StatusTone } from '../Alert/tone-icon.tsx';

export interface ToastMessage {
  /** `loading` is for work under way: the toast stays until it is updated. */
  tone: StatusTone | 'loading';
  /** One sentence about what has just happened. */
  message: string;
  /** One way on or back, such as 'Undo'. Taking it closes the toast. */
  action?: { label: string; onPress: () => void };
  /** @default 6000; 10 000 with an action; errors and work under way stay until they are closed */
  timeoutMs?: number;
}

/** The content of a toast, which can change while it is shown. */
export interface LiveMessage {
  get: () => ToastMessage;
  subscribe: (changed: () => void) => () => void;
}

/** A toast that was shown. */
export interface ShownToast {
  /** Replaces its content and starts its time again. One that was closed is shown once more. */
  update: (message: ToastMessage) => void;
  close: () => void;
}

/** What a toast says about work under way, and after it. */
export interface PromiseTexts<Value> {
  /** What is being done: 'Restoring the article…'. */
  loading: string;
  /** What was done; with a button, such as 'Undo', if it is a message. */
  done: string | ((value: Value) => string | Omit<ToastMessage, 'tone'>);
  /** What went wrong and what to do. */
  failed: string | ((error: unknown) => string | Omit<ToastMessage, 'tone'>);
}

/** The longest time of a timer, 24 days: React Aria gives only toasts with a timeout a timer that can be reset. */
const neverMs = 2_147_483_647;

/** How long it is shown, in ms. */
export function lifeMs({ tone, action, timeoutMs }: ToastMessage): number {
  if (timeoutMs !== undefined) return timeoutMs;
  if (tone === 'error' || tone === 'loading') return neverMs;
  return action ? 10_000 : 6000;
}

export const queue = new ToastQueue<LiveMessage>({ maxVisibleToasts: 3 });

function show(first: ToastMessage): ShownToast {
  let message = first;
  let key: string | undefined;
  const listeners = new Set<() => void>();
  const live: LiveMessage = {
    get: () => message,
    subscribe: (changed) => {
      listeners.add(changed);
      return () => listeners.delete(changed);
    },
  };
  const open = () => {
    key = queue.add(live, { timeout: lifeMs(message), onClose: () => (key = undefined) });
  };
  open();
  return {
    update: (next) => {
      message = next;
      if (key === undefined) open();
      else for (const changed of listeners) changed();
    },
    close: () => {
      if (key !== undefined) queue.close(key);
    },
  };
}

const messageOf = (text: string | Omit<ToastMessage, 'tone'>) => (typeof text === 'string' ? { message: text } : text);

/** Short words about an action just taken. What must be dealt with is an `Alert` in its place. */
export const toast = {
  /** Shows it above the page until it times out. What it returns updates and closes it. */
  show,
  /** Shows that work is under way, then in the same toast how it ended. Returns the work. */
  promise<Value>(work: Promise<Value>, { loading, done: textAfter, failed }: PromiseTexts<Value>): Promise<Value> {
    const shown = show({ tone: 'loading', message: loading });
    work.then(
      (value) =>
        shown.update({ tone: 'success', ...messageOf(typeof textAfter === 'string' ? textAfter : textAfter(value)) }),
      (error: unknown) =>
        shown.update({ tone: 'error', ...messageOf(typeof failed === 'string' ? failed : failed(error)) }),
    );
    return work;
  },
  /** Closes all toasts, for example on sign-out. */
  clear(): void {
    queue.clear();
  },
};
