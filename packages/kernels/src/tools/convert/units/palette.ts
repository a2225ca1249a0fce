interface Input {
  readonly text: string;
  readonly count: number;
}

/** A palette from one colour. */
export default async function palette({ text, count }: Input) {
  const { makePalette } = await import('./colour/palette.ts');
  return makePalette(text, count);
}
