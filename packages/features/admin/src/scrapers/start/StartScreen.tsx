import type { ScraperDefinition } from '@apiyard/api/contract/scrapers/scraper-definition';
import { suggestScraper } from '@apiyard/api/contract/scrapers/scrapers';
import { Alert } from '@apiyard/ui/Alert';
import { Button } from '@apiyard/ui/Button';
import { Card } from '@apiyard/ui/Card';
import { Checkbox } from '@apiyard/ui/Checkbox';
import { Empty } from '@apiyard/ui/Empty';
import { Heading } from '@apiyard/ui/Heading';
import { NothingFound } from '@apiyard/ui/illustrations/NothingFound';
import { Inline } from '@apiyard/ui/Inline';
import { Progress } from '@apiyard/ui/Progress';
import { Stack } from '@apiyard/ui/Stack';
import { Text } from '@apiyard/ui/Text';
import { TextField } from '@apiyard/ui/TextField';
import { useCopy } from '@apiyard/kit/copy.ts';
import { useProblemText } from '@apiyard/kit/errors/problem-text.ts';
import { EndpointForm } from '@apiyard/kit/forms/EndpointForm.tsx';
import { useEndpointForm } from '@apiyard/kit/forms/use-endpoint-form.ts';
import { PageBand } from '@apiyard/kit/PageBand/PageBand.tsx';
import { blankDefinition } from '../editor/definition/blank.ts';
import { refusalOf } from '@apiyard/kit/errors/refusal.ts';
import { useScraperProblemText } from '../problem-text.ts';
import { scrapersCopy } from '../scrapers-copy.ts';
import { ServerSentence } from '../../ServerSentence.tsx';
import { Proposal } from './Proposal.tsx';
import type { Found, SuggestContext, SuggestEvent } from './suggest.machine.ts';
import { addressOf } from './suggest.machine.ts';
import { ask, askButton, hints as hintList, proposals } from './StartScreen.css.ts';

export interface StartScreenProps {
  readonly state: Pick<SuggestContext, 'url' | 'valuesAsDefaults' | 'found' | 'error'> & {
    readonly phase: 'asked' | 'looking' | 'found' | 'refused' | 'opening';
  };
  readonly send: (event: SuggestEvent) => void;
  readonly onImport: () => void;
}

/** Start of a new API: page URL, suggestions, and a way to open the editor with one of them. */
export function StartScreen({
  state: { url, valuesAsDefaults, found, error, phase },
  send,
  onImport,
}: StartScreenProps) {
  const t = useCopy(scrapersCopy);
  const textOf = useProblemText<typeof suggestScraper>();
  const isInputRefused = phase === 'refused' && refusalOf(error).code === 'InvalidInput';
  const form = useEndpointForm(suggestScraper, {
    values: { url, valuesAsDefaults },
    sending: {
      mutate: (input) => send({ type: 'look', address: input.url, valuesAsDefaults: input.valuesAsDefaults ?? false }),
      // Another URL replaces the one being analysed.
      isPending: phase === 'opening',
      error: isInputRefused ? error : null,
    },
    inputOf: (values) => ({ ...values, url: addressOf(values.url) }),
    texts: { url: ({ code }) => (code.startsWith('too_') ? undefined : t('scrapers.start.addressWrong')) },
  });
  const openEmpty = () => send({ type: 'choose', definition: withAddress(url) });
  return (
    <Stack space={3}>
      <PageBand title={t('scrapers.start.title')} purpose={t('scrapers.start.purpose')} />
      <Card>
        <EndpointForm form={form} label={t('scrapers.start.look')} textOf={textOf}>
          <div className={ask}>
            <TextField
              label={t('scrapers.start.address')}
              description={t('scrapers.start.addressHelp')}
              placeholder="https://books.example/catalogue"
              inputMode="url"
              dir="ltr"
              autoComplete="off"
              isRequired
              {...form.field('url')}
            />
            <div className={askButton}>
              {phase === 'looking' ? (
                <Button onPress={() => send({ type: 'stop' })}>{t('scrapers.start.stop')}</Button>
              ) : (
                <Button
                  tone={found === null || found.items.length === 0 ? 'primary' : 'quiet'}
                  type="submit"
                  isDisabled={phase === 'opening'}
                >
                  {t('scrapers.start.look')}
                </Button>
              )}
            </div>
          </div>
          <Checkbox
            description={t('scrapers.start.defaultsHelp')}
            isSelected={form.values.valuesAsDefaults}
            onChange={(next) => form.change({ valuesAsDefaults: next })}
          >
            {t('scrapers.start.defaults')}
          </Checkbox>
          {phase === 'looking' && <Progress label={t('scrapers.start.looking')} />}
        </EndpointForm>
      </Card>
      {phase === 'refused' && !isInputRefused && <Refused error={error} onOpen={openEmpty} />}
      {found !== null &&
        (phase === 'found' || phase === 'opening') &&
        (found.items.length > 0 ? (
          <Proposals found={found} isOpening={phase === 'opening'} send={send} />
        ) : (
          <Nothing found={found} onOpen={openEmpty} />
        ))}
      <Inline space={1}>
        <Text as="span" tone="quiet">
          {t('scrapers.start.ways')}
        </Text>
        <Button size="small" onPress={openEmpty} isDisabled={phase === 'opening'}>
          {t('scrapers.start.empty')}
        </Button>
        <Button size="small" onPress={onImport}>
          {t('scrapers.start.importFile')}
        </Button>
      </Inline>
    </Stack>
  );
}

/** Blank definition for the analysed page, if any. */
function withAddress(url: string): ScraperDefinition {
  const blank = blankDefinition();
  return { ...blank, request: { ...blank.request, url } };
}

interface ProposalsProps {
  readonly found: Found;
  readonly isOpening: boolean;
  readonly send: StartScreenProps['send'];
}

function Proposals({ found, isOpening, send }: ProposalsProps) {
  const t = useCopy(scrapersCopy);
  return (
    <Stack as="section" space={1.5}>
      <div role="status">
        <Heading level={2} size="h5">
          {t('scrapers.start.found', { count: found.items.length })}
        </Heading>
      </div>
      <ol className={proposals}>
        {found.items.map((suggestion, index) => (
          <li key={`${index} ${suggestion.title}`}>
            <Proposal
              suggestion={suggestion}
              isBest={index === 0}
              isDisabled={isOpening}
              onUse={() => send({ type: 'choose', definition: suggestion.definition })}
            />
          </li>
        ))}
      </ol>
      <Hints found={found} />
    </Stack>
  );
}

function Hints({ found: { hints } }: { readonly found: Found }) {
  const t = useCopy(scrapersCopy);
  if (hints.length === 0) return null;
  return (
    <Alert tone="info" title={t('scrapers.start.hints')}>
      <ul className={hintList}>
        {hints.map(({ code, detail, at }) => (
          <li key={`${code} ${detail}`}>
            <ServerSentence>{detail}</ServerSentence>{' '}
            {at !== null && (
              <Text as="span" isMono>
                {at}
              </Text>
            )}
          </li>
        ))}
      </ul>
    </Alert>
  );
}

function Nothing({ found, onOpen }: { readonly found: Found; readonly onOpen: () => void }) {
  const t = useCopy(scrapersCopy);
  return (
    <Stack space={2}>
      <Empty
        title={t('scrapers.start.nothing')}
        picture={<NothingFound />}
        action={<Button onPress={onOpen}>{t('scrapers.start.withAddress')}</Button>}
      >
        {t('scrapers.start.nothingText')}
      </Empty>
      <Hints found={found} />
    </Stack>
  );
}

const known = {
  AddressRefused: ['scrapers.start.refusedAddress', 'scrapers.start.refusedAddressHelp'],
  UpstreamFailed: ['scrapers.start.upstream', 'scrapers.start.upstreamHelp'],
  UpstreamTimeout: ['scrapers.start.timeout', 'scrapers.start.timeoutHelp'],
} as const;

function Refused({ error, onOpen }: { readonly error: unknown; readonly onOpen: () => void }) {
  const t = useCopy(scrapersCopy);
  const textOf = useScraperProblemText();
  const { code, detail } = refusalOf(error);
  const words = known[code as keyof typeof known] as (typeof known)[keyof typeof known] | undefined;
  const isOpenable = words !== undefined && code !== 'AddressRefused';
  return (
    <Alert
      tone="error"
      title={t(words?.[0] ?? 'scrapers.start.noAnswer')}
      action={isOpenable ? <Button onPress={onOpen}>{t('scrapers.start.withAddress')}</Button> : undefined}
    >
      <Stack space={1}>
        {/* For a rejected address, the server's message repeats the help text. */}
        {isOpenable && detail !== null && <ServerSentence>{detail}</ServerSentence>}
        <span>{words === undefined ? textOf(error) : t(words[1])}</span>
      </Stack>
    </Alert>
  );
}
