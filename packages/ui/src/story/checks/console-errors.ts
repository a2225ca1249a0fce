import { PLAY_FUNCTION_THREW_EXCEPTION } from 'storybook/internal/core-events';
import { addons } from 'storybook/preview-api';

let reported: string[] = [];
let isListening = false;
/** What the play function threw. Storybook also writes it to `console.error`, and goes on as if the story had passed. */
let failure: string | null = null;

function listen(): void {
  if (isListening) return;
  isListening = true;
  addons.getChannel().on(PLAY_FUNCTION_THREW_EXCEPTION, ({ message }: Error) => {
    failure = message;
  });
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
  failure = null;
}

/** The message of the assertion that failed in the play function, or null. */
export function playFailure(): string | null {
  return failure;
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
