/** Passkeys in the browser. The library loads on first use. */

type Json = Record<string, unknown>;

export type Ceremony =
  | { readonly kind: 'done'; readonly credential: Json }
  | { readonly kind: 'cancelled' }
  | { readonly kind: 'known' }
  | { readonly kind: 'impossible' };

/** Why passkeys are not available here, if so. */
export type PasskeyOffer = 'possible' | 'needs a name' | 'impossible';

/** Digits and dots, or IPv6 in its brackets: browsers write every IP address so. */
const ipAddress = /^(?:\d+\.\d+\.\d+\.\d+|\[.*\])$/;

/** Whether this browser supports passkeys at this origin: they need https or localhost, and a domain name. */
export function passkeysAt(origin: string): PasskeyOffer {
  if (ipAddress.test(new URL(origin).hostname)) return 'needs a name';
  return typeof PublicKeyCredential === 'function' ? 'possible' : 'impossible';
}

/** Has the person choose a passkey and show that it is theirs. */
export async function givePasskey(options: Json): Promise<Ceremony> {
  const { startAuthentication } = await import('@simplewebauthn/browser');
  return settled(startAuthentication({ optionsJSON: options as never }));
}

/** Has the browser make a passkey. */
export async function makePasskey(options: Json): Promise<Ceremony> {
  const { startRegistration } = await import('@simplewebauthn/browser');
  return settled(startRegistration({ optionsJSON: options as never }));
}

async function settled(ceremony: Promise<object>): Promise<Ceremony> {
  try {
    return { kind: 'done', credential: { ...(await ceremony) } };
  } catch (error) {
    return { kind: outcomeOf(error) };
  }
}

/** Browsers say the same for 'no' and for 'too late' on purpose: both are the person's choice. */
function outcomeOf(error: unknown): 'cancelled' | 'known' | 'impossible' {
  const { name } = error instanceof Error ? error : { name: '' };
  if (name === 'NotAllowedError' || name === 'AbortError') return 'cancelled';
  return name === 'InvalidStateError' ? 'known' : 'impossible';
}
