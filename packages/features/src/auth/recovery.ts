import { createContext, use } from 'react';
import type { CallRefusal } from './refusals.ts';

/** A new password by a link in a mail. Rejections count as no answer. */
export interface Reset {
  /** Ends the same way for addresses that are known and those that are not. */
  sendLink(email: string): Promise<{ kind: 'sent' } | CallRefusal>;
  setPassword(input: { readonly token: string; readonly password: string }): Promise<{ kind: 'set' } | { kind: 'link spent' } | { kind: 'weak password' } | CallRefusal>;
}

/** What a person gives in the second step. */
export type Proof = { readonly kind: 'code' | 'recovery code'; readonly code: string };

/** The second step of a sign-in that is under way. Rejections count as no answer. */
export interface SecondStep {
  /** Where the digits come from. */
  readonly method: 'app' | 'mail';
  confirm(proof: Proof): Promise<{ kind: 'signed in' } | { kind: 'wrong' } | { kind: 'ended' } | CallRefusal>;
  /** Sends the digits again; for those that come by mail. */
  resend(): Promise<{ kind: 'sent' } | CallRefusal>;
}

/** Ways into an account beside name and password. What is null is not to be had: the pages say so, and what helps. */
export interface OtherWaysIn {
  readonly reset: Reset | null;
  readonly secondStep: SecondStep | null;
}

const OtherWaysInContext = createContext<OtherWaysIn>({ reset: null, secondStep: null });

export const OtherWaysInProvider = OtherWaysInContext.Provider;

export function useOtherWaysIn(): OtherWaysIn {
  return use(OtherWaysInContext);
}
