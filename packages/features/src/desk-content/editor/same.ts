/** Whether two things that were written say the same. Their members are plain values. */
export function isSame<Written>(one: Written, other: Written): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
