interface Input {
  readonly foreground: string;
  readonly background: string;
  readonly target: '3' | '4.5' | '7';
}

/** The contrast of two colours by WCAG 2.2 and APCA. */
export default async function contrast({ foreground, background, target }: Input) {
  const { checkContrast } = await import('./colour/contrast.ts');
  return checkContrast(foreground, background, Number(target));
}
