let reported: string[] = [];
let isListening = false;

function listen(): void {
  if (isListening) return;
  isListening = true;
  const print = console.error.bind(console);
  // Stays installed: a story that expects an error replaces it with `spyOn(console, 'error')`, and the spy restores it.
  console.error = (...values: unknown[]) => {
    reported.push(
      values.map((value) => (value instanceof Error ? (value.stack ?? value.message) : String(value))).join(' '),
    );
    print(...values);
  };
}

/** Clears recorded errors before a story. */
export function forgetConsoleErrors(): void {
  listen();
  reported = [];
}

/** Throws if the story wrote to `console.error` without mocking it. */
export function assertNoConsoleErrors(): void {
  const [first, ...others] = reported;
  if (first === undefined) return;
  const more = others.length === 0 ? '' : ` (and ${others.length} more)`;
  throw new Error(
    `The story wrote to console.error${more}. Fix it, or expect it with spyOn(console, 'error').\n${first}`,
  );
}
