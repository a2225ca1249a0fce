import { IconFile, IconUpload, IconX } from '@tabler/icons-react';
import { useId } from 'react';
import { DropZone } from 'react-aria-components/DropZone';
import { FileTrigger } from 'react-aria-components/FileTrigger';
import type { ElementProps } from '../../element/element-props.ts';
import { joinIds } from '../../element/element-props.ts';
import { field, label as labelStyle, mark } from '../../field/field.css.ts';
import { PlainHelp } from '../../field/plain-help.tsx';
import { fill, useLabels, useWording } from '../../labels/use-labels.ts';
import { Button } from '../Button/Button.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { FileList } from './FileList.tsx';
import type { FileState } from './FileList.tsx';
import {
  file as fileStyle,
  fileIcon,
  fileName,
  fileSize,
  fileWords,
  invalidZone,
  limits,
  zone,
} from './FileDrop.css.ts';
import { kindName } from './file-kinds.ts';
import { useRefusal } from './use-refusal.ts';

interface AnyFilesProps extends ElementProps {
  label: string;
  /** Help under the field. An error takes its place. @default the limits, in the language in use */
  description?: string;
  /** What is wrong and what to do, in a sentence. */
  errorMessage?: string;
  /** Endings (`.csv`), media types (`image/png`) or families (`image/*`). @default all */
  accept?: readonly string[];
  /** Largest size of a file in bytes. Larger files are refused with a message. @default no limit */
  sizeBytesMax?: number;
  /** May stay empty; marked as optional in its label. @default false */
  isOptional?: boolean;
  /** @default false */
  isDisabled?: boolean;
}

interface OneFileProps extends AnyFilesProps {
  /** Takes several files and lists them. @default false */
  allowsMultiple?: false;
  /** The file, or with `allowsMultiple` the list of files. */
  value: File | null;
  /** Called with what passes the limits only. */
  onChange: (file: File | null) => void;
}

interface ManyFilesProps extends AnyFilesProps {
  /** Takes several files and lists them. @default false */
  allowsMultiple: true;
  value: readonly File[];
  onChange: (files: File[]) => void;
  /** With `allowsMultiple`: how many files fit. @default no limit */
  countMax?: number;
  /** With `allowsMultiple`: what happens with a file, such as how much of it is sent. @default nothing */
  stateOf?: (file: File) => FileState | undefined;
  /** With `allowsMultiple`: gives failed files a button to try again. */
  onRetry?: (file: File) => void;
}

export type FileDropProps = OneFileProps | ManyFilesProps;

const noState = () => undefined;

/** One file: chosen, dropped or pasted; with `allowsMultiple` a list of them. */
export function FileDrop({ ref, ...props }: FileDropProps) {
  const { label, description, errorMessage, accept = [], isOptional = false, isDisabled = false } = props;
  const { sizeBytesMax = Number.POSITIVE_INFINITY } = props;
  const countMax = (props.allowsMultiple && props.countMax) || Number.POSITIVE_INFINITY;
  const labels = useLabels();
  const wording = useWording();
  const id = useId();
  const { refusal, clearRefusal, checkOne, checkAll } = useRefusal({ accept, sizeBytesMax, countMax });
  const message = refusal ?? errorMessage;
  const isDescribed = description !== undefined;
  const limitWords = [
    Number.isFinite(countMax) && fill(labels.filesMax, { count: wording.number(countMax) }),
    !isDescribed && Number.isFinite(sizeBytesMax) && fill(labels.fileSizeMax, { limit: wording.bytes(sizeBytesMax) }),
    !isDescribed && accept.length > 0 && fill(labels.fileKinds, { kinds: accept.map(kindName).join(', ') }),
  ].filter((words) => words !== false);

  const take = (files: readonly File[]) => {
    if (files.length === 0) return;
    if (props.allowsMultiple) {
      const taken = checkAll(files, props.value.length);
      if (taken.length > 0) props.onChange([...props.value, ...taken]);
      return;
    }
    const file = files[0] && checkOne(files[0]);
    if (file) props.onChange(file);
  };
  const remove = (file: File) => {
    clearRefusal();
    if (props.allowsMultiple) props.onChange(props.value.filter((other) => other !== file));
    else props.onChange(null);
  };

  return (
    <div
      ref={ref}
      id={props.id}
      role="group"
      aria-labelledby={joinIds(`${id}-label`, props['aria-labelledby'])}
      aria-describedby={joinIds(`${id}-help`, limitWords.length > 0 && `${id}-limits`, props['aria-describedby'])}
      aria-details={props['aria-details']}
      onPaste={(event) => {
        const pasted = Array.from(event.clipboardData.files);
        if (pasted.length === 0 || isDisabled) return;
        // React Aria handles pastes too, but ignores pictures that are not files on disk.
        event.stopPropagation();
        event.preventDefault();
        take(pasted);
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
          take(await Promise.all(event.items.filter((item) => item.kind === 'file').map((item) => item.getFile())));
        }}
        className={message ? invalidZone : zone}
      >
        {!props.allowsMultiple && props.value ? (
          <Chosen file={props.value} isDisabled={isDisabled} onRemove={remove} />
        ) : (
          <>
            <FileTrigger
              acceptedFileTypes={accept}
              allowsMultiple={props.allowsMultiple ?? false}
              onSelect={(files) => take(Array.from(files ?? []))}
            >
              <Button size="small" icon={<IconUpload size={20} stroke={1.5} />} isDisabled={isDisabled}>
                {props.allowsMultiple ? labels.chooseFiles : labels.chooseFile}
              </Button>
            </FileTrigger>
            <span>{props.allowsMultiple ? labels.dropFiles : labels.dropFile}</span>
            {limitWords.length > 0 && (
              <span id={`${id}-limits`} className={limits}>
                {limitWords.join(' · ')}
              </span>
            )}
          </>
        )}
      </DropZone>
      {props.allowsMultiple && (
        <FileList
          label={label}
          files={props.value}
          stateOf={props.stateOf ?? noState}
          isDisabled={isDisabled}
          onRemove={remove}
          onRetry={props.onRetry}
        />
      )}
      <PlainHelp id={`${id}-help`} description={description} errorMessage={message} />
    </div>
  );
}

interface ChosenProps {
  file: File;
  isDisabled: boolean;
  onRemove: (file: File) => void;
}

function Chosen({ file, isDisabled, onRemove }: ChosenProps) {
  const labels = useLabels();
  const wording = useWording();
  return (
    <span className={fileStyle}>
      <IconFile className={fileIcon} size={20} stroke={1.5} aria-hidden />
      <span className={fileWords}>
        <span className={fileName}>{file.name}</span>
        <span className={fileSize}>{wording.bytes(file.size)}</span>
      </span>
      <IconButton
        label={fill(labels.remove, { name: file.name })}
        icon={<IconX size={16} stroke={1.5} />}
        isDisabled={isDisabled}
        onPress={() => onRemove(file)}
      />
    </span>
  );
}

export type { FileState } from './FileList.tsx';
