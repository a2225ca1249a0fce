import { convert } from '../../../data-formats/convert.ts';
import { faultSentences, loadWords, type Words } from '../../../data-formats/words.ts';

type Input = Parameters<typeof convert>[0];

/** Data in another format, with what changed. */
export default async function data(input: Input, language: Words['language'] = 'en') {
  return convert(input, await loadWords(language));
}

/** The sentences of faults: too many for the description of the tool, where each page would load them. */
export const sentences = async (language: Words['language']) => faultSentences(await loadWords(language));
