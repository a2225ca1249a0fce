import type { Translate } from '@apiyard/kit/copy.ts';
import type { HintView } from '../frame/game-view.ts';
import type { HintDetail } from '../frame/play.machine.ts';
import type { wordsCopy } from './words-copy.ts';

const titles = { point: 'words.hint.meaning', name: 'words.hint.first', explain: 'words.hint.word' } as const;

/** First what the word means, then its first letter, then the word, which can be entered. */
export function wordHint(
  t: Translate<NonNullable<(typeof wordsCopy)['english']>>,
  { word, letters, meaning }: { readonly word: string; readonly letters: readonly string[]; readonly meaning: string },
  detail: HintDetail,
  onApply: () => void,
): HintView {
  const texts = {
    point: meaning,
    name: t('words.hint.starts', { letter: letters[0] ?? '' }),
    explain: t('words.hint.is', { word }),
  };
  return { detail, title: t(titles[detail]), text: texts[detail], ...(detail === 'explain' && { onApply }) };
}
