const common = new Set(['password', 'password1', '12345678', 'qwertyuiop', 'iloveyou']);

/** A few of those that a server refuses. */
export function isCommonPassword(password: string): boolean {
  return common.has(password.toLowerCase());
}
