/** Thrown if the browser created no passkey. */
export class BrowserRefused extends Error {
  override readonly name = 'BrowserRefused';
  /** `known`: the device already has a passkey for this account. */
  readonly kind: 'cancelled' | 'known' | 'impossible';

  constructor(kind: BrowserRefused['kind']) {
    super(`The browser created no passkey: ${kind}.`);
    this.kind = kind;
  }
}
