import { useVisitChoice } from '../../_kit/snippets/visit-choice.ts';

/** Whether the person wants to see this key of theirs in code, for the visit. */
export function useKeyIsShown(apiKey: string | null): boolean {
  const { shownKey } = useVisitChoice();
  return apiKey !== null && shownKey === apiKey;
}
