import { useVisitChoice } from '@apiyard/kit/snippets/visit-choice.ts';

/** Whether to show the key in code during this visit. */
export function useKeyIsShown(apiKey: string | null): boolean {
  const { shownKey } = useVisitChoice();
  return apiKey !== null && shownKey === apiKey;
}
