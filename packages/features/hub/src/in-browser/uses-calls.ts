import type { Api } from '@apiyard/api/contract/hub/hub';
import type { Outcome } from '@apiyard/kit/calls/response.ts';

/** Whether runs of the page use calls. Also those of a tool that should run in the browser, if the server was called last. */
export function usesCalls({ inBrowser }: Pick<Api, 'inBrowser'>, last: Outcome | null): boolean {
  return inBrowser !== true || (last !== null && !hasRunInBrowser(last));
}

export function hasRunInBrowser(outcome: Outcome): boolean {
  return (outcome.kind === 'answered' ? outcome.answer : outcome.refused).ranInBrowser === true;
}
