import { Failure, fail } from '@apiyard/api/contract/endpoint';
import { changeSite, getLegalText, getSite, getSiteSettings } from '@apiyard/api/contract/site/site';
import { checkChanges } from './site-changes.ts';
import type { Route } from '../route.ts';
import { perMinute, route } from '../route.ts';
import type { SiteService } from './site.ts';
import { sentence } from '../problems/sentence.ts';

/** Longest body: both pages in four languages, in a script of three bytes a character. */
const bodyBytesMax = 2 * 4 * 100_000 * 3 + 10_000;

/** @param now Unix milliseconds */
export function siteRoutes(site: SiteService, now: () => number = Date.now): Route[] {
  return [
    route(getSite, { rate: perMinute(600), handle: () => site.current() }),

    route(getLegalText, {
      rate: perMinute(300),
      handle: async ({ input }) =>
        (await site.legalText(input.page, input.lang)) ?? fail('NotFound', sentence('problem.content.noLegalText')),
    }),

    route(getSiteSettings, { rate: perMinute(120), handle: () => site.whole() }),

    route(changeSite, {
      rate: perMinute(60),
      bodyBytesMax,
      handle: async ({ input, was }) => {
        const { version, ...changes } = input;
        const checked = checkChanges(changes, now());
        if (checked instanceof Failure) return checked;
        was(await site.whole());
        const changed = await site.changeFrom(version, checked);
        return changed instanceof Failure ? changed : site.whole();
      },
    }),
  ];
}
