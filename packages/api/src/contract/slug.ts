/** The part of a post's URL that is derived from its title. No schema here: pages show it while a title is typed. */

export const slugCharsMax = 80;

/** Letters and digits of any script in lower case, words joined by single hyphens. Empty where a title has none. */
export function slugFrom(title: string): string {
  return (
    title
      // Latin letters lose their accents; marks of other scripts belong to their letters.
      .normalize('NFKD')
      .replaceAll(/([A-Za-z])\p{M}+/gu, '$1')
      .normalize('NFC')
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, '-')
      .replaceAll(/^[-\p{M}]+|-+$/gu, '')
      .slice(0, slugCharsMax)
      .toWellFormed()
      .replaceAll('\uFFFD', '')
      .replace(/-+$/, '')
  );
}
