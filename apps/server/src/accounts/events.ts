/** What happens to accounts. */
import type { Events } from '../events.ts';

interface Happenings {
  'signed in': { personId: string };
  /** `personId` is null for a name that nobody has. */
  'sign-in refused': { personId: string | null; reason: 'wrong name or password' | 'too many tries' };
  'signed out': { personId: string };
  registered: { personId: string; role: 'user' | 'admin'; emailPending: boolean };
  'key made': { personId: string; keyId: string };
  'key rotated': { personId: string; keyId: string; replacedBy: string };
  'key revoked': { personId: string; keyId: string };
}

export type AccountEvents = Events<Happenings>;
