import * as z from 'zod/mini';
import { fail } from '../contract/endpoint.ts';
import type { Language } from '../contract/hub.ts';
import type { InputIssue } from '../contract/problem.ts';
import { changeSite, getLegalText, getSite, legalPages } from '../contract/site.ts';
import { handlerMaker } from './handler.ts';
import type { SampleStore } from './store.ts';

const address = z.email();

const invalid = (errors: readonly InputIssue[]) => fail('InvalidInput', errors[0]?.detail ?? 'The input is not what this call takes.', { errors: [...errors] });

export function siteHandlers(store: SampleStore) {
  const handle = handlerMaker(store);
  return [
    handle(getSite, () => store.site),
    handle(getLegalText, ({ input }) => {
      const texts = store.legal.get(input.page);
      const lang = ([input.lang, 'en', ...Object.keys(texts ?? {})] as Language[]).find((each) => texts?.[each] !== undefined);
      const markdown = lang === undefined ? undefined : texts?.[lang];
      return lang === undefined || markdown === undefined ? fail('NotFound', 'The operator has no text of their own for this page.') : { markdown, lang };
    }),
    handle(changeSite, ({ input }) => {
      const { legal = {}, contactEmail, ...said } = input;
      const email = contactEmail?.trim();
      const wrong: InputIssue[] = [];
      if (email && !address.safeParse(email).success) {
        wrong.push({ pointer: '/contactEmail', code: 'invalid_format', detail: 'contactEmail must be an email address, or empty.' });
      }
      for (const page of legalPages) {
        const texts = legal[page];
        if (texts && Object.keys(texts).length === 0) {
          wrong.push({ pointer: `/legal/${page}`, code: 'too_small', detail: `legal.${page} must have a text in one language at least.` });
        }
        for (const [language, text] of Object.entries(texts ?? {})) {
          if (text.trim() === '') wrong.push({ pointer: `/legal/${page}/${language}`, code: 'too_small', detail: `legal.${page}.${language} is empty.` });
        }
      }
      if (wrong.length > 0) return invalid(wrong);
      for (const page of legalPages) {
        const texts = legal[page];
        if (texts === null) store.legal.delete(page);
        else if (texts !== undefined) store.legal.set(page, texts as Partial<Record<Language, string>>);
      }
      const given = Object.fromEntries(Object.entries({ ...said, contactEmail: email }).filter(([, value]) => value !== undefined));
      store.site = { ...store.site, ...given, ownTexts: legalPages.filter((page) => store.legal.has(page)) };
      return store.site;
    }),
  ];
}
