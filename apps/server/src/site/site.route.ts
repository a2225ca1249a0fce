import type { LegalText, SiteService } from './site.ts';
import * as z from 'zod';
import { fail } from '@apiyard/api/contract/endpoint';
import type { InputIssue } from '@apiyard/api/contract/problem';
import { changeSite, getLegalText, getSite, legalPages } from '@apiyard/api/contract/site';
import type { Route } from '../route.ts';
import { perMinute, route } from '../route.ts';

/** Longest body: both pages in four languages, in a script of three bytes a character. */
const bodyBytesMax = 2 * 4 * 100_000 * 3 + 10_000;

const address = z.email().max(254);

export function siteRoutes(site: SiteService): Route[] {
  return [
    route(getSite, { rate: perMinute(600), handle: () => site.current() }),

    route(getLegalText, {
      rate: perMinute(300),
      handle: async ({ input }) =>
        (await site.legalText(input.page, input.lang)) ?? fail('NotFound', 'The operator has no text of their own for this page.'),
    }),

    route(changeSite, {
      rate: perMinute(60),
      bodyBytesMax,
      handle: async ({ input }) => {
        const { contactEmail, ...rest } = input;
        const email = contactEmail?.trim();
        const issues: InputIssue[] = [];
        const refuse = (pointer: string, code: string, detail: string) => void issues.push({ pointer, code, detail });
        if (email !== undefined && email !== '' && !address.safeParse(email).success) {
          refuse('/contactEmail', 'invalid_format', 'contactEmail must be an email address, or empty.');
        }
        for (const page of legalPages) {
          const texts: LegalText | null | undefined = input.legal?.[page];
          if (!texts) continue;
          const written = Object.entries(texts);
          if (written.length === 0) refuse(`/legal/${page}`, 'too_small', `legal.${page} must have a text in one language at least. Send null to go back to the text that came with the product.`);
          for (const [language, text] of written) {
            if (text.trim() === '') refuse(`/legal/${page}/${language}`, 'too_small', `legal.${page}.${language} is empty. Leave the language out, or write a text.`);
            if (text.includes('\0')) refuse(`/legal/${page}/${language}`, 'invalid_format', `legal.${page}.${language} holds a null character. Remove it.`);
          }
        }
        const first = issues[0];
        if (first) return fail('InvalidInput', first.detail, { errors: issues });
        return site.change({ ...rest, ...(email === undefined ? {} : { contactEmail: email }) } as Parameters<SiteService['change']>[0]);
      },
    }),
  ];
}
