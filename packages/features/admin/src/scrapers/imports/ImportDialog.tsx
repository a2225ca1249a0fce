import { Alert } from '@apiyard/ui/Alert';
import { Button } from '@apiyard/ui/Button';
import { Dialog } from '@apiyard/ui/Dialog';
import { FileDrop } from '@apiyard/ui/FileDrop';
import { Stack } from '@apiyard/ui/Stack';
import { Text } from '@apiyard/ui/Text';
import { CodeField } from '@apiyard/ui/CodeField';
import { useCopy } from '@apiyard/kit/copy.ts';
import { refusalOf } from '@apiyard/kit/errors/refusal.ts';
import type { ScrapersTranslate } from '../scrapers-copy.ts';
import { useScraperProblemText } from '../problem-text.ts';
import { scrapersCopy } from '../scrapers-copy.ts';
import { ServerSentence } from '../../ServerSentence.tsx';
import { issues as issueList } from './ImportDialog.css.ts';
import type { ImportContext, ImportEvent } from './import.machine.ts';
import type { FileProblem } from './scraper-file.ts';
import { placeInFile } from './scraper-file.ts';

export interface ImportDialogProps {
  readonly state: ImportContext & { readonly phase: 'closed' | 'choosing' | 'reading' | 'sending' };
  readonly send: (event: ImportEvent) => void;
}

/** Body size for 500 definitions, as in the contract. */
const sizeBytesMax = 10_000_000;
const titlesMax = 5;

/** Imports definitions. Server issues are listed by title and place. */
export function ImportDialog({ state: { file, text, reading, isUnreadable, error, phase }, send }: ImportDialogProps) {
  const t = useCopy(scrapersCopy);
  const textOf = useScraperProblemText();
  const { issues } = refusalOf(error);
  const problem = reading !== null && 'problem' in reading ? problemText(t, reading.problem) : undefined;
  const titles = reading !== null && 'file' in reading ? reading.file.titles : [];
  const nameOf = (index: number) => titles[index] ?? t('scrapers.imports.unnamed', { number: index + 1 });
  const named = titles.slice(0, titlesMax).map((_, index) => nameOf(index));
  return (
    <Dialog
      title={t('scrapers.imports.title')}
      size="medium"
      isOpen={phase !== 'closed'}
      onOpenChange={() => send({ type: 'close' })}
      actions={
        <>
          <Button onPress={() => send({ type: 'close' })}>{t('scrapers.cancel')}</Button>
          <Button
            tone="primary"
            isPending={phase === 'sending'}
            isDisabled={phase === 'reading'}
            onPress={() => send({ type: 'import' })}
          >
            {t('scrapers.imports.import')}
          </Button>
        </>
      }
    >
      <Stack space={2}>
        <Text tone="quiet">{t('scrapers.imports.text')}</Text>
        <FileDrop
          label={t('scrapers.imports.file')}
          accept={['.json', 'application/json']}
          sizeBytesMax={sizeBytesMax}
          value={file}
          onChange={(chosen) => send({ type: 'choose', file: chosen })}
          {...(isUnreadable
            ? { errorMessage: t('scrapers.imports.problem.file') }
            : file !== null && problem !== undefined
              ? { errorMessage: problem }
              : {})}
        />
        <CodeField
          label={t('scrapers.imports.paste')}
          description={t('scrapers.imports.pasteHelp')}
          errorMessage={file === null ? problem : undefined}
          rows={5}
          value={file === null ? text : ''}
          onChange={(typed) => send({ type: 'paste', text: typed })}
        />
        {titles.length > 0 && (
          <Text>
            {t('scrapers.imports.holds', {
              count: titles.length,
              titles: titles.length > titlesMax ? `${named.join(', ')}…` : named.join(', '),
            })}
          </Text>
        )}
        {error !== null && (
          <Alert tone="error" title={t('scrapers.imports.refused')}>
            <Stack space={1}>
              <span>{issues.length === 0 ? textOf(error) : t('scrapers.imports.refusedText')}</span>
              {issues.length > 0 && (
                <ul className={issueList}>
                  {issues.map(({ pointer, detail }) => {
                    const place = placeInFile(pointer);
                    return (
                      <li key={`${pointer} ${detail}`}>
                        {place !== null && (
                          <Text as="strong">
                            <bdi>{nameOf(place.index)}</bdi>{' '}
                          </Text>
                        )}
                        <Text as="span" size="small" isMono>
                          {place?.pointer ?? pointer}
                        </Text>{' '}
                        <ServerSentence>{detail}</ServerSentence>
                      </li>
                    );
                  })}
                </ul>
              )}
            </Stack>
          </Alert>
        )}
      </Stack>
    </Dialog>
  );
}

function problemText(t: ScrapersTranslate, problem: FileProblem): string {
  return problem.kind === 'syntax'
    ? t('scrapers.imports.problem.syntax', { detail: problem.detail })
    : t(`scrapers.imports.problem.${problem.kind}`);
}
