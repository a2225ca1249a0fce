import { toolHref } from '@apiyard/kit/areas/tool-href.ts';
import type { Api } from '@apiyard/api/contract/hub/hub';

/** The pages of APIs in the hub, for structured data. */
export const hubPages = (apis: readonly Api[], siteOrigin: string) =>
  apis.map(({ title, path }) => ({ name: title, url: siteOrigin + toolHref(path) }));
