import { Failure, fail } from '../contract/endpoint.ts';
import type { Language } from '../contract/hub.ts';
import type { SiteSettings } from '../contract/site.ts';
import { changeSite, getLegalText, getSite, getSiteSettings, legalPages, testMail } from '../contract/site.ts';
import { checkChanges } from '../serving/site-changes.ts';
import { handlerMaker } from './handler.ts';
import { sampleNow } from './sample-now.ts';
import type { SampleStore } from './store.ts';

export function siteHandlers(store: SampleStore) {
  const handle = handlerMaker(store);
  const settings = (): SiteSettings => ({
    ...store.site,
    ...store.siteSettings,
    confirmFirst: store.accounts.mustConfirm,
    legal: { privacy: store.legal.get('privacy') ?? null, terms: store.legal.get('terms') ?? null },
  });
  return [
    handle(getSite, () => store.site),
    handle(getLegalText, ({ input }) => {
      const texts = store.legal.get(input.page);
      const lang = ([input.lang, 'en', ...Object.keys(texts ?? {})] as Language[]).find(
        (each) => texts?.[each] !== undefined,
      );
      const markdown = lang === undefined ? undefined : texts?.[lang];
      return lang === undefined || markdown === undefined
        ? fail('NotFound', 'The operator has no text of their own for this page.')
        : { markdown, lang };
    }),
    handle(getSiteSettings, settings),
    handle(changeSite, ({ input: { version, ...changes } }) => {
      const checked = checkChanges(changes, Date.parse(sampleNow));
      if (checked instanceof Failure) return checked;
      if (version !== store.siteSettings.version) {
        return fail('Stale', 'Somebody else changed the settings meanwhile. Nothing of yours was kept.', {
          version: store.siteSettings.version,
        });
      }
      const {
        legal = {},
        confirmFirst = store.accounts.mustConfirm,
        retention = store.siteSettings.retention,
        ...said
      } = checked;
      for (const page of legalPages) {
        const texts = legal[page];
        if (texts === null) store.legal.delete(page);
        else if (texts !== undefined) store.legal.set(page, texts as Partial<Record<Language, string>>);
      }
      store.accounts.mustConfirm = confirmFirst;
      store.siteSettings = { retention, version: version + 1 };
      store.site = {
        ...store.site,
        ...said,
        ownTexts: legalPages.filter((page) => store.legal.has(page)),
      } as typeof store.site;
      return settings();
    }),
    handle(testMail, () => {
      const place = '/srv/yard/data/mail';
      return store.isMailBroken
        ? fail('MailFailed', 'The mail could not be sent: the folder cannot be written.', {
            reason: 'The folder cannot be written.',
            place,
            ms: 2,
          })
        : { via: 'file' as const, place, ms: 4 };
    }),
  ];
}
