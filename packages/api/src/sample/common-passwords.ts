import { fail } from '../contract/endpoint.ts';

const common = new Set(['password', 'password1', '12345678', 'qwertyuiop', 'iloveyou']);

/** Rejects a few of the passwords that the server rejects. */
export function checkCommonPassword(password: string, pointer: '/password' | '/next') {
  if (!common.has(password.toLowerCase())) return null;
  const detail = 'This password is too common. Choose a longer one, such as four words.';
  return fail('WeakPassword', detail, { reason: 'common' as const, errors: [{ pointer, code: 'common', detail }] });
}
