import { getSampleContent } from '@apiyard/api/contract/content/content';
import { fail } from '@apiyard/api/contract/endpoint';
import type { SiteSettings } from '@apiyard/api/contract/site/site';
import { changeSite, getSiteSettings, testMail } from '@apiyard/api/contract/site/site';
import { fixture } from '@apiyard/kit/story/fixture.ts';

const storySettings: SiteSettings = {
  name: 'Harbour Yard',
  operator: 'Harbour Cooperative',
  contactEmail: 'hello@harbour.example',
  address: '12 Harbour Street, Example Town',
  country: 'Iceland',
  ownTexts: [],
  registration: 'open',
  maintenance: null,
  legal: { privacy: null, terms: null },
  confirmFirst: false,
  retention: { calls: 30, audit: 365, mails: 30 },
  version: 1,
};

const given = <Changes extends object>(changes: Changes) =>
  Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined)) as Partial<SiteSettings>;

/** Responses of the page's calls, based on settings that reflect changes. */
export function settingsFixtures(first: Partial<SiteSettings> = {}) {
  const held = { settings: { ...storySettings, ...first } };
  const handlers = [
    fixture(getSiteSettings, () => held.settings),
    fixture(changeSite, ({ input: { version, legal, ...changes } }) => {
      const { settings } = held;
      if (version !== settings.version)
        return fail('Stale', 'Someone else changed the settings.', { version: settings.version });
      held.settings = {
        ...settings,
        ...given(changes),
        legal: { ...settings.legal, ...legal },
        version: version + 1,
      };
      return held.settings;
    }),
    fixture(testMail, { via: 'file', place: '/srv/yard/data/mail', ms: 4 }),
    fixture(getSampleContent, { posts: 0, pictures: 0, updates: 0 }),
  ];
  return {
    handlers,
    settings: () => held.settings,
    /** What another admin saved. */
    changeElsewhere: (changes: Partial<SiteSettings>) => {
      held.settings = { ...held.settings, ...changes, version: held.settings.version + 1 };
    },
  };
}
