/** The browser's part in passkeys. Its library loads when the first one is asked for. */

type Json = Record<string, unknown>;

export type Ceremony =
  | { readonly kind: 'done'; readonly credential: Json }
  | { readonly kind: 'cancelled' }
  | { readonly kind: 'known' }
  | { readonly kind: 'impossible' };

/** What stands between a browser and passkeys here, if anything does. */
export type PasskeyOffer = 'possible' | 'needs a name' | 'impossible';

/** Digits and dots, or IPv6 in its brackets: browsers write every IP address so. */
const ipAddress = /^(?:\d+\.\d+\.\d+\.\d+|\[.*\])$/;

/** Whether this browser makes passkeys for a site at this origin: it needs https, or this computer itself, and a name. */
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
