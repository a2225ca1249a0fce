/** The contract of the mail texts: each mail and its data. One file per language in this folder. */

/** A mail's content without the frame of its language. */
export interface Draft {
  readonly subject: string;
  /** Paragraphs before the link. */
  readonly lines: readonly string[];
  readonly link?: { readonly label: string; readonly url: string };
  /** Paragraphs after the request details. */
  readonly after?: readonly string[];
}

interface CommonValues {
  /** The account's. */
  readonly username: string;
  /** What people call the site. */
  readonly site: string;
}

interface Linked extends CommonValues {
  readonly url: string;
}

export interface MailTexts {
  hello(username: string): string;
  /** The footer: which account the mail is for. */
  from(site: string): string;
  /** Before the link written out, for mail programs that show no buttons. */
  readonly orOpen: string;
  /** The request that caused the mail. */
  readonly asked: {
    readonly heading: string;
    readonly browser: string;
    readonly address: string;
    readonly time: string;
    /** `Firefox on Windows`. */
    device(browser: string, system: string): string;
    readonly unknown: string;
  };

  confirmAddress(common: Linked & { readonly hours: number }): Draft;
  /** To the owner of an address with which another registration was tried. */
  addressKnown(common: CommonValues & { readonly newUsername: string }): Draft;
  /** To the owner of an address that another account requested. */
  addressWanted(common: CommonValues & { readonly otherUsername: string }): Draft;
  /** To the address that is to be replaced. */
  addressChanging(common: Linked & { readonly email: string }): Draft;
  /** To the address that was replaced. */
  addressChanged(common: CommonValues & { readonly email: string }): Draft;
  resetPassword(common: Linked & { readonly minutes: number }): Draft;
  passwordChanged(common: Linked & { readonly wasReset: boolean; readonly keysRevoked: boolean }): Draft;
  newSignIn(common: Linked): Draft;
  /** Sign-ins with the correct password fail at the second step. */
  secondStepRefused(common: Linked): Draft;
  twoStepsOn(common: Linked): Draft;
  twoStepsOff(common: Linked): Draft;
  recoveryCodeUsed(common: Linked & { readonly left: number }): Draft;
  passkeyAdded(common: Linked & { readonly name: string }): Draft;
  passkeyRemoved(common: Linked & { readonly name: string }): Draft;
  deletionAsked(common: Linked & { readonly date: string }): Draft;
  deletionCancelled(common: CommonValues): Draft;
  deleted(common: CommonValues): Draft;
}
