/** How people run a tool by typing a line, such as `uuid 5`, in the command menu. */

/** Settings of the person who types. */
export interface InlineContext {
  /** An interface language; `ch` is Chinese. */
  readonly language: 'en' | 'fr' | 'ar' | 'ch';
  /** IANA name of the time zone. */
  readonly zone: string;
}

// oxlint-disable-next-line typescript/no-explicit-any -- kernels differ in their input.
type AnyKernel = (input: any) => unknown;

/** The default export of an `x.inline.ts` next to the kernel `x.ts`. It loads without the kernel. */
export interface InlineTool<Kernel extends AnyKernel = AnyKernel> {
  /** Lines that it reads, for its test. */
  readonly examples: readonly [string, ...string[]];
  /**
   * Inputs that differ from the defaults; null if the line is for another tool. A choice can be given as the label of an
   * option in parentheses, such as `°C`. Values that the tool does not accept are ignored.
   */
  read(line: string, context: InlineContext): Readonly<Partial<Parameters<Kernel>[0]>> | null;
  /** What is shown and copied, line by line. */
  show(result: Awaited<ReturnType<Kernel>>): readonly string[];
}

/** The rest of a line that begins with one of these words; null if it begins with none. */
export function restAfter(line: string, words: readonly string[]): string | null {
  const lower = line.toLowerCase();
  const word = words.find((each) => lower === each || lower.startsWith(`${each} `));
  return word === undefined ? null : line.slice(word.length).trim();
}

/** Null without a number: a word alone is a search. */
export function countIn(rest: string | null): { readonly count: number } | null {
  return rest !== null && /^\d{1,4}$/.test(rest) ? { count: Number(rest) } : null;
}
