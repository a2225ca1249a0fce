/**
 * That a sign-in waits for its second step, as this tab knows it: a reload goes on with it, and so does the page of the
 * other design, as long as the server keeps the sign-in.
 */
const kept = 'second-step-until';
const keptMs = 600_000;

export function beginStep(nowMs: number): void {
  try {
    sessionStorage.setItem(kept, String(nowMs + keptMs));
  } catch {
    // Then it goes on until the page is loaded again.
  }
}

export function endStep(): void {
  try {
    sessionStorage.removeItem(kept);
  } catch {
    // Nothing was kept.
  }
}

export function isUnderWay(nowMs: number): boolean {
  try {
    return Number(sessionStorage.getItem(kept) ?? 0) > nowMs;
  } catch {
    return false;
  }
}
