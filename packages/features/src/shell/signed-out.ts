import { loadActive, say } from '../_kit/copy.ts';
import { shellCopy } from './shell-copy.ts';

let takeAway = () => {};

/** Tells people whose session has ended by itself why they stand on the login page. Said once, however many calls were refused. */
export async function tellSignedOut(): Promise<void> {
  const [{ toast }] = await Promise.all([import('@apiyard/ui/Toast'), loadActive(shellCopy)]);
  takeAway();
  takeAway = toast.show({ tone: 'info', message: say('shell.signedOut') });
}
