import { IconButton } from '@apiyard/ui/IconButton';
import { Menu } from '@apiyard/ui/Menu';
import { Text } from '@apiyard/ui/Text';
import { IconBackspace, IconChecks } from '@tabler/icons-react';
import { useMemo, useState } from 'react';
import type { Translate } from '@apiyard/kit/copy.ts';
import { useCopy } from '@apiyard/kit/copy.ts';
import type { PuzzleScreenProps } from '../frame/create-puzzle-route.tsx';
import type { HintView } from '../frame/game-view.ts';
import { PuzzleFrame } from '../frame/PuzzleFrame.tsx';
import { puzzlesCopy } from '../puzzles-copy.ts';
import { useWordLevels } from '../words/use-word-levels.ts';
import type { CrosswordHint, CrosswordPosition, CrosswordPuzzle } from './crossword-board.ts';
import { clear, isFilled, levels, reveal } from './crossword-board.ts';
import { crosswordCopy } from './crossword-copy.ts';
import { ClueList, CurrentClue } from './ClueList.tsx';
import { CrosswordBoard } from './CrosswordBoard.tsx';
import { useCrosswordTyping } from './use-crossword-typing.ts';

export type CrosswordScreenProps = PuzzleScreenProps<CrosswordPuzzle, CrosswordPosition, CrosswordHint>;

const icon = { size: 20, stroke: 1.5 } as const;
type Scope = 'letter' | 'word' | 'all';

/** The page where a crossword is solved. */
export function CrosswordScreen({ puzzle, position, hint, onMove, ...page }: CrosswordScreenProps) {
  const t = useCopy(crosswordCopy);
  const tFrame = useCopy(puzzlesCopy);
  const { id, game, actions } = page;
  const { level: _, ...choices } = useWordLevels(id.level, levels, (each) => t(`crossword.level.${each}`));
  const isPlaying = game.state === 'playing';
  const move = (next: CrosswordPosition) => {
    if (isPlaying && next !== position) onMove(next);
  };
  const { onEntry, onErase, ...typing } = useCrosswordTyping(puzzle, position, move);
  const { chosen, entry } = typing;
  /** Cells whose mistakes are shown; null for all. */
  const [scope, setScope] = useState<readonly number[] | null>(null);
  const [asked, setAsked] = useState<number | null>(null);
  const checked = game.checked?.filter((cell) => scope === null || scope.includes(cell)) ?? null;
  const mistakes = useMemo(() => new Set(checked), [checked]);
  const check = (of: Scope) => {
    const cells = entry === null ? undefined : puzzle?.entries[entry]?.cells;
    setScope(of === 'all' ? null : of === 'letter' ? [chosen] : (cells ?? []));
    actions.onCheck();
  };
  const hintView =
    hint === null || puzzle === null || position === null
      ? null
      : viewOf({ t, puzzle, position, hint, asked, onMove: move });
  const filled = position === null ? 0 : (puzzle?.entries.filter((each) => isFilled(position, each)).length ?? 0);
  const summary = t('crossword.summary', { filled, words: puzzle?.entries.length ?? 0 });
  return (
    <PuzzleFrame
      {...page}
      {...choices}
      game={{ ...game, checked }}
      actions={{
        ...actions,
        onHint() {
          // A hint stays with its clue while it is shown.
          if (hint === null) setAsked(entry);
          actions.onHint();
        },
      }}
      title={t('crossword.title')}
      purpose={t('crossword.purpose')}
      apiHref="/hub/puzzle/crossword"
      printHref={`/puzzle/crossword/print?${new URLSearchParams({ ...id })}`}
      canCheck={false}
      isTyped
      summary={summary}
      hint={hintView}
      board={
        <>
          {puzzle !== null && <CurrentClue {...{ puzzle, entry, onEntry }} />}
          <CrosswordBoard
            {...{ puzzle, position, mistakes }}
            {...typing}
            hints={new Set(hintView?.cells)}
            isCovered={game.state === 'paused'}
          />
        </>
      }
      keypad={
        <>
          <Text>{summary}</Text>
          {puzzle !== null && position !== null && game.state !== 'paused' && (
            <ClueList {...{ puzzle, position, entry, onEntry }} />
          )}
          <Text tone="quiet" size="small">
            {t('crossword.help')}
          </Text>
        </>
      }
      tools={
        <>
          <IconButton
            label={t('crossword.erase')}
            tone="quiet"
            size="medium"
            icon={<IconBackspace {...icon} />}
            isDisabled={!isPlaying}
            onPress={onErase}
          />
          <Menu
            label={tFrame('puzzles.check')}
            trigger={
              <IconButton
                label={tFrame('puzzles.check')}
                tone="quiet"
                size="medium"
                icon={<IconChecks {...icon} />}
                isDisabled={!isPlaying}
              />
            }
            items={[
              { id: 'letter', label: t('crossword.checkLetter') },
              { id: 'word', label: t('crossword.checkWord') },
              { id: 'all', label: t('crossword.checkAll') },
            ]}
            onAction={(of) => check(of as Scope)}
          />
        </>
      }
    />
  );
}

interface Hinted {
  readonly t: Translate<NonNullable<(typeof crosswordCopy)['english']>>;
  readonly puzzle: CrosswordPuzzle;
  readonly position: CrosswordPosition;
  readonly hint: NonNullable<CrosswordScreenProps['hint']>;
  /** The entry that was chosen when the hint was asked for. */
  readonly asked: number | null;
  readonly onMove: (position: CrosswordPosition) => void;
}

/** First the clue, then one letter, then the answer. Letters and answers can be entered. */
function viewOf(props: Hinted): HintView & { readonly cells: readonly number[] } {
  const { t, puzzle, position, hint, asked, onMove } = props;
  const { value, detail } = hint;
  if (value.kind === 'mistake') {
    const { cells } = value;
    return { detail, text: t('crossword.hint.mistake'), cells, onApply: () => onMove(clear(position, cells)) };
  }
  const chosen = asked === null ? undefined : puzzle.entries[asked];
  const entry =
    chosen !== undefined && !isFilled(position, chosen) ? chosen : (puzzle.entries[value.entry] ?? puzzle.entries[0]);
  if (entry === undefined) return { detail, text: '', cells: [] };
  const { cells, clue, number, direction } = entry;
  const name = t(`crossword.entry.${direction}`, { number });
  if (detail === 'point') return { detail, cells, text: t('crossword.hint.entry', { entry: name, clue }) };
  const open = cells.find((cell) => position[cell] === '') ?? cells[0] ?? 0;
  if (detail === 'name') {
    return {
      detail,
      title: t('crossword.hint.letterTitle'),
      text: t('crossword.hint.letter', {
        entry: name,
        at: cells.indexOf(open) + 1,
        letter: puzzle.solution[open] ?? '',
      }),
      cells: [open],
      onApply: () => onMove(reveal(puzzle, position, [open])),
    };
  }
  return {
    detail,
    title: t('crossword.hint.answerTitle'),
    text: t('crossword.hint.answer', { entry: name, word: cells.map((cell) => puzzle.solution[cell]).join('') }),
    cells,
    onApply: () => onMove(reveal(puzzle, position, cells)),
  };
}
