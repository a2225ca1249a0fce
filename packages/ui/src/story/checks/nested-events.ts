import { configure } from 'storybook/test';

let isSending = false;

/**
 * When React unmounts a changed field, the field loses the focus during React's work, and user-event then dispatches
 * its `change`. With nested `act` calls React would report suspended work: nested events run without `act`.
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
