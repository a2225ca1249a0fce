/** Chromium's API to pick a colour from the screen; TypeScript does not declare it yet. */
interface EyeDropper {
  open(): Promise<{ sRGBHex: string }>;
}

type EyeDropperConstructor = new () => EyeDropper;

/** `undefined` where the browser has none. */
export function findEyeDropper(): EyeDropperConstructor | undefined {
  return (globalThis as { EyeDropper?: EyeDropperConstructor }).EyeDropper;
}

/** The colour at the pointer when it is pressed, or `undefined` if the person cancels. */
export async function pickFromScreen(Dropper: EyeDropperConstructor): Promise<string | undefined> {
  try {
    return (await new Dropper().open()).sRGBHex;
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') return undefined;
    throw error;
  }
}
