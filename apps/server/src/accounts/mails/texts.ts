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

interface Told {
  /** The account's. */
  readonly username: string;
  /** What people call the site. */
  readonly site: string;
}

interface Linked extends Told {
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

  confirmAddress(told: Linked & { readonly hours: number }): Draft;
  /** To the owner of an address that somebody registered again. */
  addressKnown(told: Told & { readonly newUsername: string }): Draft;
  /** To the owner of an address that another account asked for. */
  addressWanted(told: Told & { readonly otherUsername: string }): Draft;
  /** To the address that is to be replaced. */
  addressChanging(told: Linked & { readonly email: string }): Draft;
  /** To the address that was replaced. */
  addressChanged(told: Told & { readonly email: string }): Draft;
  resetPassword(told: Linked & { readonly minutes: number }): Draft;
  passwordChanged(told: Linked & { readonly wasReset: boolean; readonly keysRevoked: boolean }): Draft;
  newSignIn(told: Linked): Draft;
  /** Somebody has the right password and fails at the second step. */
  secondStepRefused(told: Linked): Draft;
  twoStepsOn(told: Linked): Draft;
  twoStepsOff(told: Linked): Draft;
  recoveryCodeUsed(told: Linked & { readonly left: number }): Draft;
  passkeyAdded(told: Linked & { readonly name: string }): Draft;
  passkeyRemoved(told: Linked & { readonly name: string }): Draft;
  deletionAsked(told: Linked & { readonly date: string }): Draft;
  deletionCancelled(told: Told): Draft;
  deleted(told: Told): Draft;
}
