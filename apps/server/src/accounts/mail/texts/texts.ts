/** What the site writes to people: the letters, and what each is told. One file per language beside this one. */

/** A letter before it has a language's frame. */
export interface Draft {
  readonly subject: string;
  /** Paragraphs before the link. */
  readonly lines: readonly string[];
  readonly link?: { readonly label: string; readonly url: string };
  /** Paragraphs after who asked. */
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
  /** Says whose mail it is, under everything. */
  from(site: string): string;
  /** Before the link written out, for mail programs that show no buttons. */
  readonly orOpen: string;
  /** Who asked for what the mail is about. */
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
  /** To the owner of an address that somebody registered again. */
  addressKnown(common: CommonValues & { readonly newUsername: string }): Draft;
  /** To the owner of an address that another account asked for. */
  addressWanted(common: CommonValues & { readonly otherUsername: string }): Draft;
  /** To the address that is to be replaced. */
  addressChanging(common: Linked & { readonly email: string }): Draft;
  /** To the address that was replaced. */
  addressChanged(common: CommonValues & { readonly email: string }): Draft;
  resetPassword(common: Linked & { readonly minutes: number }): Draft;
  passwordChanged(common: Linked & { readonly wasReset: boolean; readonly keysRevoked: boolean }): Draft;
  newSignIn(common: Linked): Draft;
  /** Somebody has the right password and fails at the second step. */
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
