import { createPuzzleRoute } from '../frame/create-puzzle-route.tsx';
import { levels } from './arithmetic-board.ts';
import { arithmeticKind } from './arithmetic-kind.ts';
import { ArithmeticScreen } from './ArithmeticScreen.tsx';

export const Component = createPuzzleRoute(arithmeticKind, { levels, dailyLevel: 'medium' }, ArithmeticScreen);
