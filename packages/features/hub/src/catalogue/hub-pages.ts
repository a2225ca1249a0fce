import { toolHref } from '@apiyard/kit/areas/tool-href.ts';
import type { ApiSummary } from '@apiyard/api/contract/hub/hub';

/** The pages of APIs in the hub, for structured data. */
export const hubPages = (apis: readonly ApiSummary[], siteOrigin: string) =>
  apis.map(({ title, path }) => ({ name: title, url: siteOrigin + toolHref(path) }));
