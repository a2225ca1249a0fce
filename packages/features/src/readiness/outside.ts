import { fromCallback } from 'xstate';
import type { ReadinessEvent } from './readiness.machine.ts';

/** Tells the readiness machine when the window is looked at again and when the network is back. */
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
