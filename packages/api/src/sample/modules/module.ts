/** A module of the sample layer: its data in four languages, and the calls that read and change them. */
import type { HttpHandler } from 'msw/http';
import type { Endpoint, ParsedInputOf } from '../../contract/endpoint.ts';
import { Failure } from '../../contract/endpoint.ts';
import type { Language } from '../../contract/hub/hub.ts';
import type { SampleModuleName } from '../../contract/modules/sample-data.ts';
import { handlerMaker, type SampleResult } from '../handler.ts';
import type { SampleStore } from '../store.ts';

interface ModuleCall<State, E extends Endpoint> {
  readonly input: ParsedInputOf<E>;
  /** The data of the module. A successful call that is not a GET keeps what it changed in them. */
  readonly state: State;
  readonly language: Language;
}

/** Answers one call. */
export type Answer<State> = <E extends Endpoint>(
  endpoint: E,
  respond: (call: ModuleCall<State, E>) => SampleResult<E>,
) => HttpHandler;

export interface SampleModule<State extends object> {
  readonly name: SampleModuleName;
  /** Raised when the shape of the state changes: what was kept in another shape is replaced by the original data. */
  readonly version: number;
  /** The original data, each time a new object. */
  readonly seed: Readonly<Record<Language, () => Promise<State>>>;
  readonly handlers: (answer: Answer<State>) => HttpHandler[];
}

interface Kept<State> {
  readonly version: number;
  readonly state: State;
}

/** The language of an `Accept-Language` header: the first tag counts. */
export function requestedLanguage(header: string | null): Language {
  const primary = (header ?? '').trim().toLowerCase().split(/[-,;]/, 1)[0];
  if (primary === 'zh') return 'ch';
  return primary === 'fr' || primary === 'ar' ? primary : 'en';
}

/** The handlers of a module over the store's keeper. Until something is changed, its data follow the language. */
export function handlersOf<State extends object>(module: SampleModule<State>, store: SampleStore): HttpHandler[] {
  const handle = handlerMaker(store);
  const keptState = (kept: unknown): State | undefined =>
    (kept as Kept<State> | undefined)?.version === module.version ? (kept as Kept<State>).state : undefined;
  return module.handlers((endpoint, respond) =>
    handle(endpoint, async ({ input, request }) => {
      const language = requestedLanguage(request.headers.get('accept-language'));
      const original = await module.seed[language]();
      const respondTo = (state: State) => respond({ input, state, language });
      if (endpoint.method === 'GET') return respondTo(keptState(await store.keeper.read(module.name)) ?? original);
      let result: ReturnType<typeof respondTo> | undefined;
      await store.keeper.update(module.name, (kept) => {
        const state = keptState(kept) ?? original;
        result = respondTo(state);
        return result instanceof Failure ? undefined : ({ version: module.version, state } satisfies Kept<State>);
      });
      return result as ReturnType<typeof respondTo>;
    }),
  );
}
