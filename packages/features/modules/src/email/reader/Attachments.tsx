import type { Attachment } from '@apiyard/api/contract/modules/email';
import { useCopy, useLanguage } from '@apiyard/kit/copy.ts';
import { createMeasure } from '@apiyard/kit/browser/measure.ts';
import { localeOf } from '@apiyard/kit/settings/language.ts';
import { Heading } from '@apiyard/ui/Heading';
import { IconDownload, IconFile } from '@tabler/icons-react';
import { emailCopy } from '../email-copy.ts';
import { attachments, file, fileName, files as fileList, preview, quiet } from './Reader.css.ts';

/** The files of an email, with their previews. Each is downloaded by a press. */
export function Attachments({ files }: { readonly files: readonly Attachment[] }) {
  const t = useCopy(emailCopy);
  const measure = createMeasure(localeOf(useLanguage()));
  if (files.length === 0) return null;
  return (
    <div className={attachments}>
      <Heading level={3} size="h6">
        {t('email.attachments', { count: files.length })}
      </Heading>
      <ul className={fileList}>
        {files.map(({ id, title, url, image, fileSize }) => (
          <li key={id}>
            <a href={url} download={title} title={t('email.download', { file: title })} className={file}>
              <span className={preview}>
                {image === null ? (
                  <IconFile size={32} stroke={1.5} aria-hidden />
                ) : (
                  <img src={image} alt="" loading="lazy" />
                )}
              </span>
              <bdi className={fileName}>{title}</bdi>
              <span className={quiet}>
                {measure.bytes(fileSize)} <IconDownload size={16} stroke={1.5} aria-hidden />
              </span>
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
