import type { ApiKey } from '@apiyard/api/contract/accounts/keys';
import type { KeyChange } from './keys.machine.ts';

/** The list of active keys after a change, in the server's order: the main key, then the newest. */
export function listAfter(keys: readonly ApiKey[], change: KeyChange): readonly ApiKey[] {
  const { key } = change;
  switch (change.type) {
    case 'created':
      return keys.toSpliced(1, 0, key);
    case 'saved':
      return keys.map((held) => (held.id === key.id ? key : held));
    case 'revoked':
      return keys.filter(({ id }) => id !== key.id);
    case 'rotated': {
      const { old, oldUntil } = change;
      const waiting = oldUntil === null ? [] : [{ ...old, main: false, graceUntil: oldUntil }];
      return keys.flatMap((held) => (held.id === old.id ? [key, ...waiting] : [held]));
    }
  }
}
