import type { ShownToast, ToastMessage } from '@apiyard/ui/Toast';
import { loadActive, translatorOf } from '@apiyard/kit/copy.ts';
import { shellCopy } from './shell-copy.ts';

let shown: ShownToast | undefined;

/** Shows a toast on the login page after a session expired. Once, however many calls failed. */
export async function showSignedOutToast(): Promise<void> {
  const [{ toast }] = await Promise.all([import('@apiyard/ui/Toast'), loadActive(shellCopy)]);
  const message: ToastMessage = { tone: 'info', message: translatorOf(shellCopy)('shell.signedOut') };
  if (shown) shown.update(message);
  else shown = toast.show(message);
}
