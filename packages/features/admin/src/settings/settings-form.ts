/** Form values by section, and the changes sent to the server. */
import type { changeSite, LegalPage, Registration, Retention, SiteSettings } from '@apiyard/api/contract/site/site';
import type { InputOf } from '@apiyard/api/contract/endpoint';
import { offeredLanguages } from '@apiyard/kit/settings/language.ts';
import type { OfferedLanguage } from '@apiyard/kit/settings/language.ts';

type Texts = Readonly<Record<OfferedLanguage, string>>;

export interface SettingsForm {
  readonly site: Readonly<Pick<SiteSettings, 'name' | 'operator' | 'contactEmail' | 'address' | 'country'>>;
  readonly registration: { readonly registration: Registration; readonly confirmFirst: boolean };
  readonly maintenance: { readonly isOn: boolean; readonly message: Texts; readonly until: string | null };
  /** Null means the default text. */
  readonly legal: Readonly<Record<LegalPage, Texts | null>>;
  readonly retention: Retention;
}

export type SectionId = keyof SettingsForm;
export type Changes = Omit<InputOf<typeof changeSite>, 'version'>;

export const sectionIds = [
  'site',
  'registration',
  'maintenance',
  'legal',
  'retention',
] as const satisfies readonly SectionId[];

export const noTexts: Texts = { en: '', fr: '', ar: '', ch: '' };
const textsOf = (texts: Readonly<Partial<Record<OfferedLanguage, string>>>): Texts => ({ ...noTexts, ...texts });
const written = (texts: Texts) =>
  Object.fromEntries(
    offeredLanguages.filter((language) => texts[language].trim() !== '').map((language) => [language, texts[language]]),
  );

export function formOf({
  name,
  operator,
  contactEmail,
  address,
  country,
  registration,
  confirmFirst,
  maintenance,
  legal,
  retention,
}: SiteSettings): SettingsForm {
  return {
    site: { name, operator, contactEmail, address, country },
    registration: { registration, confirmFirst },
    maintenance: {
      isOn: maintenance !== null,
      message: textsOf(maintenance?.message ?? {}),
      until: maintenance?.until ?? null,
    },
    legal: legalFormOf(legal),
    retention,
  };
}

/** Legal texts as sent and stored. */
export type LegalTexts = SiteSettings['legal'];
export const legalFormOf = ({ privacy, terms }: LegalTexts): SettingsForm['legal'] => ({
  privacy: privacy && textsOf(privacy),
  terms: terms && textsOf(terms),
});

/** Changes to send when a section is saved. */
export const changesOf: { readonly [Section in SectionId]: (section: SettingsForm[Section]) => Changes } = {
  site: (site) => site,
  registration: (registration) => registration,
  maintenance: ({ isOn, message, until }) => ({ maintenance: isOn ? { message: written(message), until } : null }),
  legal: (legal) => ({ legal: legalTextsOf(legal) }),
  retention: (retention) => ({ retention }),
};

export const legalTextsOf = ({ privacy, terms }: SettingsForm['legal']): LegalTexts => ({
  privacy: legalOf(privacy),
  terms: legalOf(terms),
});

/** A page without a custom text shows the default one. */
function legalOf(texts: Texts | null) {
  const kept = texts === null ? {} : written(texts);
  return Object.keys(kept).length === 0 ? null : kept;
}

/** Whether both would be stored as the same value. */
export function isSame(section: SectionId, one: SettingsForm, other: SettingsForm): boolean {
  const sent = (form: SettingsForm) => JSON.stringify(changesOf[section](form[section] as never));
  return sent(one) === sent(other);
}

export const isChanged = (section: SectionId, form: SettingsForm, base: SiteSettings): boolean =>
  !isSame(section, form, formOf(base));

/** Rebases the form on newer settings: local changes stay, the rest is updated. */
export function rebased(form: SettingsForm, base: SiteSettings, now: SiteSettings): SettingsForm {
  const newer = formOf(now);
  return sectionIds.reduce(
    (made, section) => (isChanged(section, form, base) ? made : { ...made, [section]: newer[section] }),
    form,
  );
}
