import type { Passkey } from '@apiyard/api/contract/accounts/account';
import { addPasskey, startPasskey } from '@apiyard/api/contract/accounts/account';
import { makePasskey } from '@apiyard/kit/credentials/passkey.ts';
import type { Services } from '@apiyard/kit/services.tsx';
import { BrowserRefused } from './browser-refused.ts';
import type { PasskeyResponse } from './dialogs/PasskeyDialogs.tsx';

/** Checks password and code before asking for the security key. */
export async function addPasskeyOver(api: Services['api'], { name, ...proof }: PasskeyResponse): Promise<Passkey> {
  const { options } = await api.send(startPasskey, proof);
  const made = await makePasskey(options);
  if (made.kind !== 'done') throw new BrowserRefused(made.kind);
  return api.send(addPasskey, { name, credential: made.credential });
}
