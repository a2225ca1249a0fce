import { loadActive, translatorOf } from '@apiyard/kit/copy.ts';
import { shellCopy } from './shell-copy.ts';

let takeAway = () => {};

/** Shows a toast on the login page after a session expired. Once, however many calls failed. */
export async function showSignedOutToast(): Promise<void> {
  const [{ toast }] = await Promise.all([import('@apiyard/ui/Toast'), loadActive(shellCopy)]);
  takeAway();
  takeAway = toast.show({ tone: 'info', message: translatorOf(shellCopy)('shell.signedOut') });
}
