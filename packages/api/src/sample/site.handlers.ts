import * as z from 'zod/mini';
import { fail } from '../contract/endpoint.ts';
import type { Language } from '../contract/hub.ts';
import type { InputIssue } from '../contract/problem.ts';
import { changeSite, getLegalText, getSite, legalPages, listMessages, type Message, sendMessage } from '../contract/site.ts';
import { handlerMaker } from './handler.ts';
import { sampleNow } from './sample-now.ts';
import type { SampleStore } from './store.ts';

const messagesMax = 5;
const pageSize = 50;
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
    handle(sendMessage, ({ input, person }) => {
      const text = input.text.trim();
      if (text === '') return invalid([{ pointer: '/text', code: 'too_small', detail: 'text is empty. Write what this is about.' }]);
      if (store.messagesSent >= messagesMax) return fail('RateLimited', 'Too many messages from here. Wait an hour, then send it again.', { retryAfterS: 3600 });
      store.messagesSent += 1;
      const reference = `AY-${String(store.messagesSent).padStart(6, '2')}`;
      if ((input.website ?? '') !== '') return { success: true as const, reference };
      const { kind, name, email, subject, requestId = null } = input;
      const message: Message = { id: store.nextId(), reference, kind, name, email, subject, text, requestId, username: person?.user.username ?? null, createdAt: sampleNow };
      store.messages.unshift(message);
      return { success: true as const, reference };
    }),
    handle(listMessages, ({ input }) => {
      const last = store.messages.findIndex(({ id }) => id === input.cursor);
      if (input.cursor !== undefined && last === -1) return invalid([{ pointer: '/cursor', code: 'invalid_format', detail: 'cursor is not one that this list gave.' }]);
      const items = store.messages.slice(last + 1, last + 1 + pageSize);
      return { items, next: store.messages.length > last + 1 + pageSize ? (items.at(-1)?.id ?? null) : null };
    }),
  ];
}
