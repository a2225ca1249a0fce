import { Badge } from '@apiyard/ui/Badge';
import { Button } from '@apiyard/ui/Button';
import { Heading } from '@apiyard/ui/Heading';
import { Text } from '@apiyard/ui/Text';
import { TextField } from '@apiyard/ui/TextField';
import { IconArrowsShuffle } from '@tabler/icons-react';
import { useCopy } from '@apiyard/kit/copy.ts';
import type { FormEvent } from 'react';
import { useState } from 'react';
import { isRightToLeft } from '../words/word-levels.ts';
import type { AnagramsPosition, AnagramsPuzzle, Guess } from './anagrams-board.ts';
import { anagramsCopy } from './anagrams-copy.ts';
import { board, buttons, form, found as foundStyle, tile, tiles } from './AnagramsBoard.css.ts';

interface AnagramsBoardProps {
  readonly puzzle: AnagramsPuzzle;
  readonly position: AnagramsPosition;
  /** The number of the word that is shown. */
  readonly current: number;
  readonly isPlaying: boolean;
  /** Whether the word was found, otherwise why not. */
  readonly onGuess: (guess: string) => Guess;
  readonly onShuffle: () => void;
  readonly onSkip: () => void;
  readonly isCovered: boolean;
}

/** The letters of a word, the field for it, and the words that were found. */
export function AnagramsBoard(props: AnagramsBoardProps) {
  const { puzzle, position, current, isPlaying, isCovered } = props;
  const t = useCopy(anagramsCopy);
  const [guess, setGuess] = useState('');
  const [fault, setFault] = useState<string | undefined>();
  const dir = isRightToLeft(puzzle.language) ? 'rtl' : 'ltr';
  const letters = isCovered ? [] : (position.letters[current] ?? []);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const word = guess.trim();
    if (word === '' || !isPlaying) return;
    const result = props.onGuess(word);
    if (result === 'right') setGuess('');
    setFault(
      result === 'right' ? undefined : result === 'wrong' ? t('anagrams.wrong', { word }) : t('anagrams.wrongLetters'),
    );
  };
  return (
    <div className={board} inert={isCovered}>
      {isPlaying && (
        <>
          <Heading level={2} size="h6">
            {t('anagrams.word', { number: current + 1, words: puzzle.words.length })}
          </Heading>
          <ul
            dir={dir}
            lang={puzzle.language}
            className={tiles}
            aria-label={t('anagrams.letters', { letters: letters.join(' ') })}
          >
            {letters.map((letter, at) => (
              <li key={at} className={tile}>
                {letter}
              </li>
            ))}
          </ul>
          <form className={form} onSubmit={submit}>
            <TextField
              label={t('anagrams.guess')}
              value={guess}
              dir={dir}
              autoComplete="off"
              onChange={(value) => {
                setGuess(value);
                setFault(undefined);
              }}
              {...(fault === undefined ? {} : { errorMessage: fault })}
            />
            <div className={buttons}>
              <Button type="submit" tone="primary">
                {t('anagrams.submit')}
              </Button>
              <Button icon={<IconArrowsShuffle size={20} stroke={1.5} />} onPress={props.onShuffle}>
                {t('anagrams.shuffle')}
              </Button>
              <Button
                tone="plain"
                onPress={() => {
                  setGuess('');
                  setFault(undefined);
                  props.onSkip();
                }}
              >
                {t('anagrams.skip')}
              </Button>
            </div>
          </form>
        </>
      )}
      {position.found.length > 0 && !isCovered && (
        <>
          <Heading level={2} size="h6">
            {t('anagrams.found')}
          </Heading>
          <ul className={foundStyle} aria-label={t('anagrams.found')}>
            {position.found.map((number) => (
              <li key={number} lang={puzzle.language}>
                <Badge tone="success">{puzzle.words[number]?.word ?? ''}</Badge>
              </li>
            ))}
          </ul>
        </>
      )}
      <Text tone="quiet">
        {t('anagrams.summary', { found: position.found.length, left: puzzle.words.length - position.found.length })}
      </Text>
    </div>
  );
}
