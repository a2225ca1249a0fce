import type { DeclaredErrorsOf, Endpoint } from '@apiyard/api/contract/endpoint';
import type { PlatformErrors } from '@apiyard/api/contract/problem';
import { storageProblems } from '@apiyard/api/contract/problem';
import type { Translate } from '../copy.ts';
import { useCopy } from '../copy.ts';
import type { Format } from '../format.ts';
import { useFormat } from '../format.ts';
import { refusalOf } from './refusal.ts';
import type en from './copy/en.ts';
import { problemsCopy } from './problems-copy.ts';

type Members = Readonly<Record<string, unknown>>;
type CodeOf<E> = E extends Endpoint ? keyof DeclaredErrorsOf<E> : never;
type MembersOf<E, Code> = E extends Endpoint
  ? Code extends keyof DeclaredErrorsOf<E>
    ? DeclaredErrorsOf<E>[Code]
    : never
  : never;

/** A feature's own texts: for codes that only its endpoints declare, and to replace defaults. */
export type ProblemTexts<E extends Endpoint> = {
  readonly [Code in CodeOf<E> | keyof PlatformErrors]?:
    | string
    | ((
        members: Code extends CodeOf<E>
          ? MembersOf<E, Code>
          : Code extends keyof PlatformErrors
            ? PlatformErrors[Code]
            : never,
      ) => string);
};

/**
 * The text for what a call rejected with: what happened and what to do. Needs `problemsCopy`, which the route loads.
 * `const textOf = useProblemText<typeof savePost>({ SlugTaken: t('content.slugTaken') })`
 */
export function useProblemText<E extends Endpoint = never>(own: ProblemTexts<E> = {}): (error: unknown) => string {
  const t = useCopy(problemsCopy);
  const format = useFormat();
  return (error) => {
    const { code } = refusalOf(error);
    const text = (own as Readonly<Record<string, string | ((members: Members) => string)>>)[code ?? ''];
    if (text !== undefined) return typeof text === 'string' ? text : text(error as Members);
    return defaultText(t, format, code, error as Members);
  };
}

function defaultText(t: Translate<typeof en>, format: Format, code: string | null, members: Members): string {
  switch (code) {
    case null:
      return t('problem.noAnswer');
    case 'InvalidInput':
    case 'Unparsable':
      return t('problem.input');
    case 'Unauthenticated':
      return t('problem.signedOut');
    case 'Forbidden':
      return t('problem.forbidden');
    case 'NotFound':
      return t('problem.gone');
    case 'Stale':
      return t('problem.stale');
    case 'TooLarge':
      return t('problem.tooLarge');
    case 'Internal':
      return t('problem.internal');
    case 'RateLimited':
      return t('problem.wait', { wait: format.duration(Number(members['retryAfterS'])) });
    case 'Maintenance': {
      const storage = storageProblems.find((problem) => problem === members['storage']);
      return t(storage === undefined ? 'problem.maintenance' : `problem.storage.${storage}`);
    }
    default:
      return t('problem.conflict');
  }
}
