import { IconFile, IconUpload, IconX } from '@tabler/icons-react';
import { useId, useState } from 'react';
import { DropZone } from 'react-aria-components/DropZone';
import { FileTrigger } from 'react-aria-components/FileTrigger';
import { field, label as labelStyle, mark } from '../../field/field.css.ts';
import { PlainHelp } from '../../field/plain-help.tsx';
import { fill, useLabels, useWording } from '../../labels/use-labels.ts';
import { Button } from '../Button/Button.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { accepts } from './accepts.ts';
import { file as fileStyle, fileIcon, fileName, fileSize, fileWords, invalidZone, zone } from './FileDrop.css.ts';

export interface FileDropProps {
  label: string;
  /** Help under the field. An error takes its place. */
  description?: string;
  /** What is wrong and what to do, in a sentence. */
  errorMessage?: string;
  /** Endings (`.csv`), media types (`image/png`) or families (`image/*`). @default all */
  accept?: readonly string[];
  /** Largest size in bytes. Larger files are refused with a message. @default no limit */
  sizeBytesMax?: number;
  value: File | null;
  /** Called with files that pass `accept` and `sizeBytesMax` only. */
  onChange: (file: File | null) => void;
  /** Accepts any number of files, unchecked, and passes each to `onChange` without keeping it. `value` is null then. */
  onFiles?: (files: readonly File[]) => void;
  /** May stay empty; marked as optional in its label. @default false */
  isOptional?: boolean;
  /** @default false */
  isDisabled?: boolean;
}

/** One file: chosen, dropped or pasted; with `onFiles` any number of them. */
export function FileDrop({
  label,
  description,
  errorMessage,
  accept = [],
  sizeBytesMax = Number.POSITIVE_INFINITY,
  value,
  onChange,
  onFiles,
  isOptional = false,
  isDisabled = false,
}: FileDropProps) {
  const labels = useLabels();
  const wording = useWording();
  const id = useId();
  const [refusal, setRefusal] = useState<string>();
  const message = refusal ?? errorMessage;

  const take = (file: File) => {
    if (!accepts(accept, file)) {
      setRefusal(fill(labels.fileKindRefused, { kinds: accept.join(', ') }));
    } else if (file.size > sizeBytesMax) {
      setRefusal(fill(labels.fileTooLarge, { limit: wording.bytes(sizeBytesMax) }));
    } else {
      setRefusal(undefined);
      onChange(file);
    }
  };

  const takeAll = (files: readonly File[]) => {
    if (onFiles) {
      if (files.length > 0) onFiles(files);
    } else if (files[0]) take(files[0]);
  };

  return (
    <div
      role="group"
      aria-labelledby={`${id}-label`}
      aria-describedby={`${id}-help`}
      onPaste={(event) => {
        const pasted = Array.from(event.clipboardData.files);
        if (pasted.length === 0 || isDisabled) return;
        // React Aria handles pastes too, but ignores pictures that are not files on disk.
        event.stopPropagation();
        event.preventDefault();
        takeAll(pasted);
      }}
      className={field}
    >
      <span id={`${id}-label`} className={labelStyle}>
        {label}
        {isOptional && ' '}
        {isOptional && <span className={mark}>{labels.optional}</span>}
      </span>
      <DropZone
        // Given by id, it would be read after a name of React Aria's own, which is English in some languages.
        aria-label={label}
        isDisabled={isDisabled}
        getDropOperation={() => 'copy'}
        onDrop={async (event) => {
          takeAll(await Promise.all(event.items.filter((item) => item.kind === 'file').map((item) => item.getFile())));
        }}
        className={message ? invalidZone : zone}
      >
        {value ? (
          <span className={fileStyle}>
            <IconFile className={fileIcon} size={20} stroke={1.5} aria-hidden />
            <span className={fileWords}>
              <span className={fileName}>{value.name}</span>
              <span className={fileSize}>{wording.bytes(value.size)}</span>
            </span>
            <IconButton
              label={fill(labels.remove, { name: value.name })}
              icon={<IconX size={16} stroke={1.5} />}
              isDisabled={isDisabled}
              onPress={() => onChange(null)}
            />
          </span>
        ) : (
          <>
            <FileTrigger
              acceptedFileTypes={accept}
              allowsMultiple={onFiles !== undefined}
              onSelect={(files) => takeAll(Array.from(files ?? []))}
            >
              <Button size="small" icon={<IconUpload size={20} stroke={1.5} />} isDisabled={isDisabled}>
                {labels.chooseFile}
              </Button>
            </FileTrigger>
            <span>{labels.dropFile}</span>
          </>
        )}
      </DropZone>
      <PlainHelp id={`${id}-help`} description={description} errorMessage={message} />
    </div>
  );
}
