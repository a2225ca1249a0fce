/**
 * Whether a sign-in in this tab requires its second step. Survives a reload and works on both versions of the page, as
 * long as the server keeps the sign-in.
 */
const kept = 'second-step-until';
const keptMs = 600_000;

export function beginStep(nowMs: number): void {
  try {
    sessionStorage.setItem(kept, String(nowMs + keptMs));
  } catch {
    // Without storage, the state lasts until a reload.
  }
}

export function endStep(): void {
  try {
    sessionStorage.removeItem(kept);
  } catch {
    // Storage is unavailable, so nothing was stored.
  }
}

export function isUnderWay(nowMs: number): boolean {
  try {
    return Number(sessionStorage.getItem(kept) ?? 0) > nowMs;
  } catch {
    return false;
  }
}
