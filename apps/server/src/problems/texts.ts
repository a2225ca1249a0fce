/** The sentences of problems in the languages of the interface. Values are in double braces, as in the features' copies. */
import type { Language } from '@apiyard/api/contract/hub/hub';
import type { CopyOf } from './copy-of.ts';
import httpAr from './http/copy/ar.ts';
import callsAr from './calls/copy/ar.ts';
import accountsAr from './accounts/copy/ar.ts';
import plansAr from './plans/copy/ar.ts';
import contentAr from './content/copy/ar.ts';
import egressAr from './egress/copy/ar.ts';
import definitionsAr from './definitions/copy/ar.ts';
import scrapersAr from './scrapers/copy/ar.ts';
import titlesAr from './titles/copy/ar.ts';
import httpCh from './http/copy/ch.ts';
import callsCh from './calls/copy/ch.ts';
import accountsCh from './accounts/copy/ch.ts';
import plansCh from './plans/copy/ch.ts';
import contentCh from './content/copy/ch.ts';
import egressCh from './egress/copy/ch.ts';
import definitionsCh from './definitions/copy/ch.ts';
import scrapersCh from './scrapers/copy/ch.ts';
import titlesCh from './titles/copy/ch.ts';
import httpEn from './http/copy/en.ts';
import callsEn from './calls/copy/en.ts';
import accountsEn from './accounts/copy/en.ts';
import plansEn from './plans/copy/en.ts';
import contentEn from './content/copy/en.ts';
import egressEn from './egress/copy/en.ts';
import definitionsEn from './definitions/copy/en.ts';
import scrapersEn from './scrapers/copy/en.ts';
import titlesEn from './titles/copy/en.ts';
import httpFr from './http/copy/fr.ts';
import callsFr from './calls/copy/fr.ts';
import accountsFr from './accounts/copy/fr.ts';
import plansFr from './plans/copy/fr.ts';
import contentFr from './content/copy/fr.ts';
import egressFr from './egress/copy/fr.ts';
import definitionsFr from './definitions/copy/fr.ts';
import scrapersFr from './scrapers/copy/fr.ts';
import titlesFr from './titles/copy/fr.ts';

const en = {
  ...httpEn,
  ...callsEn,
  ...accountsEn,
  ...plansEn,
  ...contentEn,
  ...egressEn,
  ...definitionsEn,
  ...scrapersEn,
  ...titlesEn,
} as const;
export type ProblemKey = keyof typeof en;

export const problemTexts: Readonly<Record<Language, CopyOf<typeof en>>> = {
  en,
  fr: {
    ...httpFr,
    ...callsFr,
    ...accountsFr,
    ...plansFr,
    ...contentFr,
    ...egressFr,
    ...definitionsFr,
    ...scrapersFr,
    ...titlesFr,
  },
  ar: {
    ...httpAr,
    ...callsAr,
    ...accountsAr,
    ...plansAr,
    ...contentAr,
    ...egressAr,
    ...definitionsAr,
    ...scrapersAr,
    ...titlesAr,
  },
  ch: {
    ...httpCh,
    ...callsCh,
    ...accountsCh,
    ...plansCh,
    ...contentCh,
    ...egressCh,
    ...definitionsCh,
    ...scrapersCh,
    ...titlesCh,
  },
};

type NameOf<Place> = Place extends `${infer Name}, ${string}` ? Name : Place;
/** The names in double braces. */
export type NamesIn<Text> = Text extends `${string}{{${infer Place}}}${infer Rest}`
  ? NameOf<Place> | NamesIn<Rest>
  : never;
/** The names of the values that a sentence needs. */
export type ProblemValue<Key extends ProblemKey> = NamesIn<(typeof en)[Key]>;
