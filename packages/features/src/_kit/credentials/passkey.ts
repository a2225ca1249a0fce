/** The browser's part in passkeys. Its library loads when the first one is asked for. */

type Json = Record<string, unknown>;

export type Ceremony = { readonly kind: 'done'; readonly credential: Json } | { readonly kind: 'cancelled' } | { readonly kind: 'known' } | { readonly kind: 'impossible' };

/** Whether this browser has passkeys here: it needs https, or this computer itself. */
export function hasPasskeys(): boolean {
  return typeof PublicKeyCredential === 'function';
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
