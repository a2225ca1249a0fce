import type { CopyKey } from '@apiyard/kit/copy.ts';
import type { LegalSection } from '../sections.ts';
import type en from './copy/en.ts';

/** When the text was last changed in substance. */
export const privacyChangedOn = '2026-11-22';

export const privacySections: readonly LegalSection<CopyKey<typeof en, 'site'>>[] = [
  {
    id: 'short',
    title: 'legal.privacy.short',
    points: ['legal.privacy.short.1', 'legal.privacy.short.2', 'legal.privacy.short.3', 'legal.privacy.short.4'],
  },
  { id: 'who', title: 'legal.privacy.who', paragraphs: ['legal.privacy.who.1'], namesOperator: true },
  {
    id: 'visit',
    title: 'legal.privacy.visit',
    paragraphs: ['legal.privacy.visit.1', 'legal.privacy.visit.2', 'legal.privacy.visit.3'],
  },
  {
    id: 'cookies',
    title: 'legal.privacy.cookies',
    paragraphs: ['legal.privacy.cookies.1'],
    points: [
      'legal.privacy.cookies.session',
      'legal.privacy.cookies.step',
      'legal.privacy.cookies.device',
      'legal.privacy.cookies.language',
    ],
  },
  {
    id: 'browser',
    title: 'legal.privacy.browser',
    paragraphs: ['legal.privacy.browser.1'],
    points: ['legal.privacy.browser.settings', 'legal.privacy.browser.key', 'legal.privacy.browser.database'],
  },
  {
    id: 'account',
    title: 'legal.privacy.account',
    paragraphs: [
      'legal.privacy.account.1',
      'legal.privacy.account.2',
      'legal.privacy.account.4',
      'legal.privacy.account.5',
      'legal.privacy.account.3',
    ],
  },
  {
    id: 'calls',
    title: 'legal.privacy.calls',
    paragraphs: ['legal.privacy.calls.1', 'legal.privacy.calls.2', 'legal.privacy.calls.3'],
  },
  { id: 'outside', title: 'legal.privacy.outside', paragraphs: ['legal.privacy.outside.1'] },
  { id: 'messages', title: 'legal.privacy.messages', paragraphs: ['legal.privacy.messages.1'] },
  { id: 'mail', title: 'legal.privacy.mail', paragraphs: ['legal.privacy.mail.1', 'legal.privacy.mail.2'] },
  { id: 'others', title: 'legal.privacy.others', paragraphs: ['legal.privacy.others.1', 'legal.privacy.others.2'] },
  {
    id: 'keeping',
    title: 'legal.privacy.keeping',
    points: [
      'legal.privacy.keeping.1',
      'legal.privacy.keeping.2',
      'legal.privacy.keeping.3',
      'legal.privacy.keeping.4',
    ],
  },
  {
    id: 'rights',
    title: 'legal.privacy.rights',
    paragraphs: ['legal.privacy.rights.1', 'legal.privacy.rights.2'],
    link: { href: '/datadeletion', words: 'legal.privacy.rights.form' },
  },
  { id: 'security', title: 'legal.privacy.security', paragraphs: ['legal.privacy.security.1'] },
  { id: 'changes', title: 'legal.privacy.changes', paragraphs: ['legal.privacy.changes.1'] },
];
