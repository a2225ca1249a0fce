interface Input {
  readonly text: string;
}

/** A colour in all notations of CSS Color 4. */
export default async function colour({ text }: Input) {
  const { describeColour } = await import('./colour/describe.ts');
  return describeColour(text);
}
