import { describe, expect, it } from 'vitest';
import { InputFault } from '../../../faults/input-fault.ts';
import play from './2048.ts';
import arithmeticQuiz from './arithmetic-quiz.ts';

describe('arithmetic quiz', () => {
  const options = { level: 'easy', operation: 'add', count: 2, showAnswers: false } as const;

  it('hides answers, shows them on request, and checks given ones', () => {
    const shown = arithmeticQuiz({ ...options, showAnswers: true, seed: 'a' });
    const answers = shown.questions.map(({ answer }) => answer);
    expect(arithmeticQuiz({ ...options, seed: 'a' }).questions).toEqual(
      shown.questions.map(({ question }) => ({ question })),
    );
    const checked = arithmeticQuiz({ ...options, seed: 'a', answers: `${answers[0]} ?` });
    expect([checked.correct, checked.questions.map(({ given, isCorrect }) => [given, isCorrect])]).toEqual([
      1,
      [
        [answers[0], true],
        [null, false],
      ],
    ]);
  });

  it.each([
    ['answers without a seed', { answers: '1' }, new InputFault('seed_missing', { pointer: '/seed' })],
    [
      'more answers than questions',
      { answers: '1 2 3', seed: 'a' },
      new InputFault('answers_many', { pointer: '/answers', values: { count: 2 } }),
    ],
    [
      'an answer that is no number',
      { answers: 'x', seed: 'a' },
      new InputFault('answer_syntax', { pointer: '/answers', values: { answer: 'x' } }),
    ],
  ])('rejects %s', (_, input, fault) => {
    expect(() => arithmeticQuiz({ ...options, ...input })).toThrow(fault);
  });
});

describe('2048', () => {
  const board = '2 2 0 0  0 0 0 0  0 0 0 0  0 0 0 0';

  it('returns board, score and possible moves after a move', () => {
    const state = play({ board, move: 'left', score: 8, moves: 3, seed: 'a' });
    expect([state.board[0]?.[0], state.score, state.points, state.moves, state.isMoved]).toEqual([4, 12, 4, 4, true]);
    expect(state.board.flat().filter((tile) => tile !== 0)).toHaveLength(2);
  });

  it.each([
    ['a board without a move', { board, seed: 'a' }, new InputFault('move_missing', { pointer: '/move' })],
    ['a board without a seed', { board, move: 'up' as const }, new InputFault('seed_missing', { pointer: '/seed' })],
    [
      'too few tiles',
      { board: '2 4', move: 'up' as const, seed: 'a' },
      new InputFault('tiles', { pointer: '/board', values: { count: 2 } }),
    ],
    [
      'a tile of 3',
      { board: `3${board.slice(1)}`, move: 'up' as const, seed: 'a' },
      new InputFault('tile', { pointer: '/board', values: { tile: '3' } }),
    ],
  ])('rejects %s', (_, input, fault) => {
    expect(() => play({ score: 0, moves: 0, ...input })).toThrow(fault);
  });
});
