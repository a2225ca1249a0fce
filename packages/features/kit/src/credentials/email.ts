/** Only the shape `name@host.tld` is checked. */
const emailShape = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

/** Whether an address can be one, and what is missing otherwise. */
export function checkEmail(email: string): 'missing' | 'email' | null {
  if (email === '') return 'missing';
  return emailShape.test(email) && email.length <= 254 ? null : 'email';
}
