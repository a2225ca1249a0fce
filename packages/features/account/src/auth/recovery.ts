import { confirmSecondStep, forgotPassword, resetPassword } from '@apiyard/api/contract/recovery';
import type { User, WeakReason } from '@apiyard/api/contract/session';
import type { CallRefusal } from '@apiyard/kit/credentials/call-refusal.ts';
import { callRefusalOf } from '@apiyard/kit/credentials/call-refusal.ts';
import { failureOf } from '@apiyard/kit/failure.ts';
import type { Services } from '@apiyard/kit/services.tsx';

export interface NewPassword {
  readonly password: string;
  /** Whether every API key stops working. */
  readonly revokeKeys: boolean;
}

/** A new password by a link in a mail. */
export interface Reset {
  /** Ends the same way for addresses that are known and those that are not. */
  sendLink(email: string): Promise<{ kind: 'sent' } | CallRefusal>;
  setPassword(
    input: NewPassword & { readonly token: string },
  ): Promise<{ kind: 'set' } | { kind: 'link spent' } | { kind: 'weak password'; reason: WeakReason } | CallRefusal>;
}

/** What a person gives in the second step. */
export type Proof = { readonly kind: 'code' | 'recovery code'; readonly code: string };

/** The second step of a sign-in that is under way. */
export interface SecondStep {
  confirm(
    proof: Proof,
  ): Promise<{ kind: 'signed in'; user: User } | { kind: 'wrong' } | { kind: 'ended' } | CallRefusal>;
}

export function resetOver(api: Services['api']): Reset {
  return {
    sendLink: (email) => api.send(forgotPassword, { email }).then(() => ({ kind: 'sent' as const }), callRefusalOf),
    setPassword: (input) =>
      api.send(resetPassword, { ...input }).then(
        () => ({ kind: 'set' as const }),
        (rejection: unknown) => {
          const failure = failureOf(resetPassword, rejection);
          switch (failure?.code) {
            case 'LinkSpent':
              return { kind: 'link spent' as const };
            case 'WeakPassword':
              return { kind: 'weak password' as const, reason: failure.reason };
            default:
              return callRefusalOf(rejection);
          }
        },
      ),
  };
}

export function secondStepOver(api: Services['api']): SecondStep {
  return {
    confirm: (proof) =>
      api.send(confirmSecondStep, { ...proof }).then(
        ({ user }) => ({ kind: 'signed in' as const, user }),
        (rejection: unknown) => {
          switch (failureOf(confirmSecondStep, rejection)?.code) {
            case 'WrongCode':
            case 'InvalidInput':
              return { kind: 'wrong' as const };
            case 'StepOver':
              return { kind: 'ended' as const };
            default:
              return callRefusalOf(rejection);
          }
        },
      ),
  };
}
