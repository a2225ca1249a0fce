/** What happens to accounts. */
import type { Events } from '../events.ts';

interface Happenings {
  /** `isNewDevice`: a person who has signed in before used a browser without a device cookie. */
  'signed in': { personId: string; by: SignInWay; isNewDevice: boolean; browser: string; system: string };
  /** `personId` is null for an unknown name. */
  'sign-in refused': {
    personId: string | null;
    reason: 'wrong name or password' | 'too many tries' | 'address not confirmed' | 'passkey refused';
  };
  'second step refused': { personId: string; kind: 'code' | 'recovery code'; reason: 'wrong code' | 'too many tries' };
  'signed out': { personId: string };
  /** `isAddressTaken`: another account has confirmed the requested address. Only admins see this. */
  registered: { personId: string; role: 'user' | 'admin'; isAddressTaken: boolean };
  'profile changed': { personId: string };
  'email change asked': { personId: string };
  /** The link of a mail was followed: the address is in force from now on. */
  'email confirmed': { personId: string; isChange: boolean };
  'email change dropped': { personId: string };
  /** An incorrect password when a signed-in person had to confirm it. */
  'password refused': { personId: string; reason: 'wrong password' | 'too many tries' };
  'password changed': { personId: string; keysRevoked: boolean };
  'password reset asked': { personId: string };
  'password reset': { personId: string; keysRevoked: boolean };
  'two steps turned on': { personId: string };
  'two steps turned off': { personId: string };
  'recovery codes renewed': { personId: string };
  'recovery code used': { personId: string; left: number };
  'passkey added': { personId: string; passkeyId: string };
  'passkey removed': { personId: string; passkeyId: string };
  'sessions ended': { personId: string; ended: number };
  'deletion asked': { personId: string; dueAt: number };
  'deletion cancelled': { personId: string };
  /** The person's data has been deleted; the ID no longer identifies them. */
  'account deleted': { personId: string };
  /** By the operator's command: the account is an admin now, and signed out everywhere. */
  'account taken back': { personId: string };
  'key made': { personId: string; keyId: string };
  'key changed': { personId: string; keyId: string };
  'key rotated': { personId: string; keyId: string; replacedBy: string };
  'key revoked': { personId: string; keyId: string };
}

/** The credential of a sign-in. */
export type SignInWay = 'password' | 'code' | 'recovery code' | 'passkey';

export type AccountEvents = Events<Happenings>;
