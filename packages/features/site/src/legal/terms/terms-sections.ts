import type { CopyKey } from '@apiyard/kit/copy.ts';
import type { LegalSection } from '../sections.ts';
import type en from './copy/en.ts';

/** When the text was last changed in substance. */
export const termsChangedOn = '2026-11-22';

export const termsSections: readonly LegalSection<CopyKey<typeof en, 'site'>>[] = [
  { id: 'who', title: 'legal.terms.who', paragraphs: ['legal.terms.who.1', 'legal.terms.who.2'], namesOperator: true },
  { id: 'account', title: 'legal.terms.account', paragraphs: ['legal.terms.account.1', 'legal.terms.account.2'] },
  { id: 'keys', title: 'legal.terms.keys', paragraphs: ['legal.terms.keys.1'] },
  { id: 'limits', title: 'legal.terms.limits', paragraphs: ['legal.terms.limits.1', 'legal.terms.limits.2'] },
  {
    id: 'not-allowed',
    title: 'legal.terms.dont',
    points: [
      'legal.terms.dont.1',
      'legal.terms.dont.2',
      'legal.terms.dont.3',
      'legal.terms.dont.4',
      'legal.terms.dont.5',
    ],
  },
  { id: 'other-sites', title: 'legal.terms.others', paragraphs: ['legal.terms.others.1', 'legal.terms.others.2'] },
  { id: 'specimens', title: 'legal.terms.specimens', paragraphs: ['legal.terms.specimens.1'] },
  { id: 'your-content', title: 'legal.terms.yours', paragraphs: ['legal.terms.yours.1'] },
  { id: 'results', title: 'legal.terms.results', paragraphs: ['legal.terms.results.1', 'legal.terms.results.2'] },
  { id: 'plans', title: 'legal.terms.plans', paragraphs: ['legal.terms.plans.1'] },
  { id: 'availability', title: 'legal.terms.service', paragraphs: ['legal.terms.service.1'] },
  {
    id: 'liability',
    title: 'legal.terms.liability',
    paragraphs: ['legal.terms.liability.1', 'legal.terms.liability.2'],
  },
  {
    id: 'ending',
    title: 'legal.terms.end',
    paragraphs: ['legal.terms.end.1'],
    link: { href: '/datadeletion', words: 'legal.terms.end.link' },
  },
  { id: 'changes', title: 'legal.terms.changes', paragraphs: ['legal.terms.changes.1'] },
  { id: 'law', title: 'legal.terms.law', paragraphs: ['legal.terms.law.1', 'legal.terms.law.2'] },
];
