import { listCalls } from '@apiyard/api/contract/hub/usage';
import { toolHref } from '@apiyard/kit/areas/tool-href.ts';
import { activeLanguage } from '@apiyard/kit/copy.ts';
import { apiOf } from '@apiyard/kit/data/query-client.ts';
import { createFormat } from '@apiyard/kit/format.ts';
import { catalogueQuery } from '@apiyard/kit/search/catalogue.ts';
import type { Finder } from '@apiyard/kit/search/finder.ts';
import { localeOf } from '@apiyard/kit/settings/language.ts';
import { IconHistory } from '@tabler/icons-react';

const shownMax = 20;

/** The person's recent calls: each opens the API with what was sent. */
export default {
  group: { label: 'found.calls', icon: IconHistory, order: 20 },
  async find({ client, signal }) {
    const language = activeLanguage();
    const format = createFormat(localeOf(language));
    const { items } = await apiOf(client).send(listCalls, { limit: shownMax }, { signal });
    const titles = new Map(
      client.getQueryData(catalogueQuery(language).queryKey)?.items.map(({ path, title }) => [path, title]),
    );
    return items.map(({ requestId, api, method, status, code, at }) => ({
      href: `${toolHref(api)}?${new URLSearchParams({ call: requestId })}`,
      title: titles.get(api) ?? api,
      summary: [`${method} ${api}`, code === null ? status : `${status} ${code}`, format.relative(at)].join(' · '),
      words: [api, requestId, String(status), ...(code === null ? [] : [code])],
    }));
  },
} satisfies Finder;
