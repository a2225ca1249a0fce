/** What is kept in this browser and sent to the server when there is a connection. */

/** Does one thing after the other, so that no answer is older than what it is compared with. */
export function createTurns(): <Value>(work: () => Promise<Value>) => Promise<Value> {
  let working: Promise<unknown> = Promise.resolve();
  return (work) => {
    const done = working.then(work);
    working = done.catch(() => undefined);
    return done;
  };
}

/** Null if it fails. */
export async function quietly<Value>(work: () => Promise<Value>): Promise<Value | null> {
  try {
    return await work();
  } catch {
    // Offline, or the session ended: what is here counts, and is sent later.
    return null;
  }
}
