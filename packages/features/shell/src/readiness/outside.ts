import { fromCallback } from 'xstate';
import type { ReadinessEvent } from './readiness.machine.ts';

/** Notifies the readiness machine when the window becomes visible and when the network returns. */
export const windowListener = fromCallback<ReadinessEvent>(({ sendBack }) => {
  const focused = () => sendBack({ type: 'focused' });
  const online = () => sendBack({ type: 'came online' });
  window.addEventListener('focus', focused);
  window.addEventListener('online', online);
  return () => {
    window.removeEventListener('focus', focused);
    window.removeEventListener('online', online);
  };
});
