import type { LegalPage } from '@apiyard/api/contract/site/site';
import { changeSite } from '@apiyard/api/contract/site/site';
import { Badge } from '@apiyard/ui/Badge';
import { Button } from '@apiyard/ui/Button';
import { Inline } from '@apiyard/ui/Inline';
import { Link } from '@apiyard/ui/Link';
import { Skeleton } from '@apiyard/ui/Skeleton';
import { Stack } from '@apiyard/ui/Stack';
import { Tabs } from '@apiyard/ui/Tabs';
import { Text } from '@apiyard/ui/Text';
import { Suspense } from 'react';
import { loadActive, useCopy } from '@apiyard/kit/copy.ts';
import { useEndpointForm } from '@apiyard/kit/forms/use-endpoint-form.ts';
import { languageNames, offeredLanguages } from '@apiyard/kit/settings/language.ts';
import { markdownEditorCopy } from '@apiyard/kit/MarkdownEditor/markdown-editor-copy.ts';
import { lazyPart } from '@apiyard/kit/routing/lazy-part.ts';
import type { DraftOfferProps } from '@apiyard/kit/unsaved/DraftOffer.tsx';
import { DraftOffer } from '@apiyard/kit/unsaved/DraftOffer.tsx';
import type { SettingsForm } from '../settings-form.ts';
import { changesOf, noTexts } from '../settings-form.ts';
import { settingsCopy } from '../settings-copy.ts';
import type { SectionState } from './Section.tsx';
import { Section } from './Section.tsx';

const MarkdownEditor = lazyPart('legal-editor', async () => {
  const [module] = await Promise.all([
    import('@apiyard/kit/MarkdownEditor/MarkdownEditor.tsx'),
    loadActive(markdownEditorCopy),
  ]);
  return module.MarkdownEditor;
});

const textLengthMax = 100_000;

const pages = [
  { id: 'privacy', title: 'siteSettings.legal.privacy', href: '/privacyp' },
  { id: 'terms', title: 'siteSettings.legal.terms', href: '/tos' },
] as const satisfies readonly { readonly id: LegalPage; readonly title: string; readonly href: string }[];

interface LegalSectionProps {
  readonly value: SettingsForm['legal'];
  readonly onChange: (value: SettingsForm['legal']) => void;
  readonly state: SectionState;
  readonly draft: DraftOfferProps;
}

/** Privacy policy and terms: custom or default texts. */
export function LegalSection({ value, onChange, state, draft }: LegalSectionProps) {
  const t = useCopy(settingsCopy);
  const form = useEndpointForm(changeSite, {
    values: value,
    onChange,
    sending: state.saving,
    inputOf: (legal) => ({ version: state.version, ...changesOf.legal(legal) }),
  });
  const kindOf = (isOwn: boolean) => t(isOwn ? 'siteSettings.legal.own' : 'siteSettings.legal.ours');
  return (
    <Section
      form={form}
      title={t('siteSettings.legal.title')}
      purpose={t('siteSettings.legal.purpose')}
      state={state}
      describe={({ legal }) => pages.map(({ id, title }) => `${t(title)}: ${kindOf(legal[id] !== null)}`).join(' · ')}
    >
      <DraftOffer {...draft} />
      <Tabs
        label={t('siteSettings.legal.pages')}
        items={pages.map(({ id, title, href }) => ({
          id,
          label: t(title),
          content: (
            <Stack>
              <Inline justify="between" space={2}>
                <Inline space={2}>
                  <Badge tone={value[id] === null ? 'neutral' : 'info'}>{kindOf(value[id] !== null)}</Badge>
                  <Link href={href} target="_blank">
                    {t('siteSettings.legal.look')}
                  </Link>
                </Inline>
                {value[id] === null ? (
                  <Button size="small" onPress={() => form.change({ [id]: noTexts })}>
                    {t('siteSettings.legal.write')}
                  </Button>
                ) : (
                  <Button size="small" onPress={() => form.change({ [id]: null })}>
                    {t('siteSettings.legal.back')}
                  </Button>
                )}
              </Inline>
              <Text isProse>
                {t(value[id] === null ? 'siteSettings.legal.oursText' : 'siteSettings.legal.ownText')}
              </Text>
              {value[id] !== null && (
                <PageTexts page={t(title)} value={value[id]} onChange={(texts) => form.change({ [id]: texts })} />
              )}
            </Stack>
          ),
        }))}
      />
    </Section>
  );
}

type Texts = NonNullable<SettingsForm['legal']['privacy']>;

function PageTexts({
  page,
  value,
  onChange,
}: {
  readonly page: string;
  readonly value: Texts;
  readonly onChange: (value: Texts) => void;
}) {
  const t = useCopy(settingsCopy);
  return (
    <Tabs
      label={t('siteSettings.legal.languages')}
      items={offeredLanguages.map((language) => ({
        id: language,
        label: languageNames[language],
        content: (
          <Suspense fallback={<Skeleton shape="block" height="fill" />}>
            <MarkdownEditor
              label={t('siteSettings.legal.text', { page, language: languageNames[language] })}
              value={value[language]}
              onChange={(text) => onChange({ ...value, [language]: text })}
              charsMax={textLengthMax}
            />
          </Suspense>
        ),
      }))}
    />
  );
}
