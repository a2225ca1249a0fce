import type { Passkey } from '@apiyard/api/contract/account';
import { addPasskey, startPasskey } from '@apiyard/api/contract/account';
import { makePasskey } from '../_kit/credentials/passkey.ts';
import type { Services } from '../_kit/services.tsx';
import type { PasskeyAnswer } from './dialogs/PasskeyDialogs.tsx';
import { BrowserRefused } from './refusals.ts';

/** The password is judged first: nobody touches their key for nothing. */
export async function addPasskeyOver(api: Services['api'], { name, password }: PasskeyAnswer): Promise<Passkey> {
  const { options } = await api.send(startPasskey, { password });
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
