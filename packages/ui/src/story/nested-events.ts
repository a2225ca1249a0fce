import { configure } from 'storybook/test';

let isSending = false;

/**
 * A field that was typed in and that React takes away loses the focus while React works; user-event then sends its
 * `change`. With `act` inside `act` React would report that something suspended: events within events go without.
 */
export function allowNestedEvents(): void {
  configure(({ eventWrapper }) => ({
    eventWrapper(send) {
      if (isSending) return send();
      isSending = true;
      try {
        return eventWrapper(send);
      } finally {
        isSending = false;
      }
    },
  }));
}
