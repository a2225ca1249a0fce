/** What the login page hands over in the history's state: a reload of the page keeps it, as the server keeps the sign-in. */
export const underWay = { secondStep: true } as const;

export function isUnderWay(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'secondStep' in state && state.secondStep === true;
}
