import { useLocation } from 'react-router';
import { NotFoundScreen } from './NotFoundScreen/NotFoundScreen.tsx';
import { pathWords } from './path-words.ts';

export function Component() {
  return <NotFoundScreen words={wordsOf(useLocation().state)} />;
}

/** The router passes the unknown path. */
function wordsOf(state: unknown): string | undefined {
  const from = typeof state === 'object' && state !== null && 'from' in state ? state.from : undefined;
  return typeof from === 'string' ? pathWords(from) : undefined;
}
