import type { Api, Language } from '@apiyard/api/contract/hub';
import { getCatalogue } from '@apiyard/api/contract/hub';
import { changesOfCatalogue } from './catalogue-changes.ts';
import type { Services } from './services.tsx';

/** The hub and its playgrounds share one catalogue; after this long, or a change of this page's own, the next visit asks again. */
const freshForMs = 60_000;

interface Known {
  readonly askedAtMs: number;
  readonly changes: number;
  readonly coming: Promise<readonly Api[]>;
  apis?: readonly Api[];
}

const knownBy = new WeakMap<Services['api'], Map<Language, Known>>();

/** The catalogue in a language: at once where it is known and fresh, else as a promise. A failed load is forgotten. */
export function catalogueIn(
  api: Services['api'],
  lang: Language,
  nowMs = Date.now(),
): readonly Api[] | Promise<readonly Api[]> {
  const languages = knownBy.get(api) ?? new Map<Language, Known>();
  knownBy.set(api, languages);
  const known = languages.get(lang);
  const changes = changesOfCatalogue(api);
  if (known && known.changes === changes && nowMs - known.askedAtMs < freshForMs) return known.apis ?? known.coming;
  const asked: Known = {
    askedAtMs: nowMs,
    changes,
    coming: api.send(getCatalogue, { lang }).then(({ items }) => items),
  };
  languages.set(lang, asked);
  asked.coming.then(
    (apis) => {
      asked.apis = apis;
    },
    () => {
      if (languages.get(lang) === asked) languages.delete(lang);
    },
  );
  return asked.coming;
}
