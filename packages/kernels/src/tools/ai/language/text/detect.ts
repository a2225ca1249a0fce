/** Language detection by n-grams of letters: ELD with its smallest data, of 60 languages. */

/** The likeliest language, or null if none is likely. */
export async function detect(text: string): Promise<string | null> {
  const [first] = (await candidatesOf(text)).candidates;
  return first?.lang ?? null;
}

interface Candidates {
  /** The likeliest first; scores are from 0 to 1 and do not add up to 1. */
  readonly candidates: readonly { readonly lang: string; readonly score: number }[];
  readonly isReliable: boolean;
}

/** More letters change nothing. */
const lengthMax = 20_000;

export async function candidatesOf(text: string): Promise<Candidates> {
  const { eld } = await import('eld/extrasmall');
  const result = eld.detect(text.slice(0, lengthMax));
  const candidates = Object.entries(result.getScores())
    .map(([lang, score]) => ({ lang, score: Math.round(score * 1000) / 1000 }))
    .toSorted((a, b) => b.score - a.score);
  return { candidates, isReliable: result.isReliable() };
}
