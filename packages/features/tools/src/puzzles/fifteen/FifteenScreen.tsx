import { useCopy } from '@apiyard/kit/copy.ts';
import { sizes } from './fifteen-board.ts';
import { fifteenCopy } from './fifteen-copy.ts';
import type { SlidingPageProps } from './SlidingGame.tsx';
import { SlidingGame } from './SlidingGame.tsx';

export type FifteenScreenProps = SlidingPageProps;

/** The page where a fifteen puzzle is played. */
export function FifteenScreen(page: FifteenScreenProps) {
  const t = useCopy(fifteenCopy);
  const { level, seed } = page.id;
  return (
    <SlidingGame
      {...page}
      title={t('fifteen.title')}
      purpose={t('fifteen.purpose')}
      levels={sizes.map((id) => ({ id, label: `${id} × ${id}` }))}
      boardLabel={t('fifteen.board')}
      size={Number(level)}
      apiHref="/hub/puzzle/fifteen"
      printHref={`/puzzle/fifteen/print?${new URLSearchParams({ level, seed })}`}
    />
  );
}
