import type { Attachment } from '@apiyard/api/contract/modules/email';
import { createMeasure } from '@apiyard/kit/browser/measure.ts';
import { useCopy, useLanguage } from '@apiyard/kit/copy.ts';
import { localeOf } from '@apiyard/kit/settings/language.ts';
import { Alert } from '@apiyard/ui/Alert';
import { Button } from '@apiyard/ui/Button';
import { IconButton } from '@apiyard/ui/IconButton';
import { Stack } from '@apiyard/ui/Stack';
import { Text } from '@apiyard/ui/Text';
import { IconPaperclip, IconX } from '@tabler/icons-react';
import { useRef } from 'react';
import { emailCopy } from '../email-copy.ts';
import type { AttachProblem } from './attach-files.ts';
import { addRow, fileLine, fileLines, fileTitle } from './Composer.css.ts';

interface AttachedFilesProps {
  readonly files: readonly Attachment[];
  /** Of the files that were added last. */
  readonly problem: AttachProblem | null;
  readonly onAdd: (files: File[]) => void;
  readonly onRemove: (id: string) => void;
}

/** The files of an email that is written, and a button to add some. */
export function AttachedFiles({ files, problem, onAdd, onRemove }: AttachedFilesProps) {
  const t = useCopy(emailCopy);
  const measure = createMeasure(localeOf(useLanguage()));
  const input = useRef<HTMLInputElement>(null);
  return (
    <Stack space={1}>
      {problem !== null && (
        <Alert tone="warning">
          {problem.kind === 'tooMany'
            ? t('email.composer.tooMany')
            : t(`email.composer.${problem.kind}`, { file: problem.file })}
        </Alert>
      )}
      {files.length > 0 && (
        <ul className={fileLines}>
          {files.map(({ id, title, fileSize }) => (
            <li key={id} className={fileLine}>
              <bdi className={fileTitle}>{title}</bdi>
              <Text as="span" size="small" tone="quiet">
                {measure.bytes(fileSize)}
              </Text>
              <IconButton
                label={t('email.composer.removeFile', { file: title })}
                icon={<IconX size={20} stroke={1.5} aria-hidden />}
                onPress={() => onRemove(id)}
              />
            </li>
          ))}
        </ul>
      )}
      <div className={addRow}>
        <input
          ref={input}
          type="file"
          multiple
          hidden
          aria-label={t('email.composer.files')}
          onChange={(event) => {
            onAdd([...(event.target.files ?? [])]);
            event.target.value = '';
          }}
        />
        <Button icon={<IconPaperclip size={20} stroke={1.5} aria-hidden />} onPress={() => input.current?.click()}>
          {t('email.composer.files')}
        </Button>
        <Text as="span" size="small" tone="quiet">
          {t('email.composer.filesHelp')}
        </Text>
      </div>
    </Stack>
  );
}
