import type { Passkey } from '@apiyard/api/contract/account';
import { addPasskey, startPasskey } from '@apiyard/api/contract/account';
import { makePasskey } from '@apiyard/kit/credentials/passkey.ts';
import type { Services } from '@apiyard/kit/services.tsx';
import type { PasskeyAnswer } from './dialogs/PasskeyDialogs.tsx';
import { BrowserRefused } from './refusals.ts';

/** Checks password and code before asking for the security key. */
export async function addPasskeyOver(api: Services['api'], { name, ...proof }: PasskeyAnswer): Promise<Passkey> {
  const { options } = await api.send(startPasskey, proof);
  const made = await makePasskey(options);
  switch (made.kind) {
    case 'done':
      return api.send(addPasskey, { name, credential: made.credential });
    case 'cancelled':
      throw new BrowserRefused('cancelled');
    case 'known':
      throw new BrowserRefused('passkey known');
    case 'impossible':
      throw new BrowserRefused('passkey refused');
  }
}
