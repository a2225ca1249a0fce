import { IconCircleCheck, IconFile, IconX } from '@tabler/icons-react';
import { useEffect, useId, useRef, useState } from 'react';
import { ErrorWords } from '../../field/error-words.tsx';
import { error } from '../../field/field.css.ts';
import { fill, useLabels, useWording } from '../../labels/use-labels.ts';
import { visuallyHidden } from '../../theme/visually-hidden.css.ts';
import { Button } from '../Button/Button.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { Progress } from '../Progress/Progress.tsx';
import { done, fileIcon, fileName, fileSize, fileWords, list, listed } from './FileDrop.css.ts';
import { kindOf } from './file-kinds.ts';

/** What happens with a file after it was chosen. */
export type FileState =
  /** From 0 to 1; without it the bar is indeterminate. */
  | { kind: 'sending'; progress?: number }
  /** What is wrong and what to do, in a sentence. */
  | { kind: 'failed'; message: string }
  | { kind: 'done' };

interface FileListProps {
  label: string;
  files: readonly File[];
  stateOf: (file: File) => FileState | undefined;
  isDisabled: boolean;
  onRemove: (file: File) => void;
  onRetry: ((file: File) => void) | undefined;
}

/** The files of a field: each with its type and size, how far it is, and buttons to try again and to remove it. */
export function FileList({ label, files, stateOf, isDisabled, onRemove, onRetry }: FileListProps) {
  const labels = useLabels();
  const wording = useWording();
  const listRef = useRef<HTMLUListElement>(null);
  const [first] = useState(files.length);
  const [hasChanged, setHasChanged] = useState(false);
  if (!hasChanged && files.length !== first) setHasChanged(true);
  const removed = useRef<number>(undefined);
  // The button goes with its file: the focus moves to the next one, so that the keyboard stays in the list.
  useEffect(() => {
    if (removed.current === undefined) return;
    const buttons = [...(listRef.current?.querySelectorAll<HTMLElement>('[data-remove] button') ?? [])];
    const next = buttons[removed.current] ?? buttons.at(-1);
    removed.current = undefined;
    (
      next ?? listRef.current?.closest('[role=group]')?.querySelector<HTMLElement>('button:has(+ input[type=file])')
    )?.focus();
  }, [files]);
  return (
    <>
      <ul ref={listRef} role="list" aria-label={label} className={list} hidden={files.length === 0}>
        {files.map((file, index) => (
          <Line
            key={keyOf(files, index)}
            file={file}
            state={stateOf(file)}
            isDisabled={isDisabled}
            onRemove={() => {
              removed.current = index;
              onRemove(file);
            }}
            onRetry={onRetry && (() => onRetry(file))}
          />
        ))}
      </ul>
      <span role="status" className={visuallyHidden}>
        {hasChanged && wording.count(labels.items, files.length)}
      </span>
    </>
  );
}

/** The same file may be chosen twice. */
function keyOf(files: readonly File[], index: number): string {
  const file = files[index];
  const before = files.slice(0, index).filter(({ name, size }) => name === file?.name && size === file.size).length;
  return `${file?.name} ${file?.size} ${before}`;
}

interface LineProps {
  file: File;
  state: FileState | undefined;
  isDisabled: boolean;
  onRemove: () => void;
  onRetry: (() => void) | undefined;
}

function Line({ file, state, isDisabled, onRemove, onRetry }: LineProps) {
  const labels = useLabels();
  const wording = useWording();
  const id = useId();
  const details = [kindOf(file), wording.bytes(file.size)].filter(Boolean).join(' · ');
  return (
    <li className={listed}>
      {state?.kind === 'done' ? (
        <IconCircleCheck className={done} size={20} stroke={1.5} role="img" aria-label={labels.statusSuccess} />
      ) : (
        <IconFile className={fileIcon} size={20} stroke={1.5} aria-hidden />
      )}
      <span className={fileWords}>
        <span id={`${id}-name`} className={fileName}>
          {file.name}
        </span>
        <span className={fileSize}>{details}</span>
        {state?.kind === 'sending' && (
          <Progress label={file.name} isLabelHidden {...(state.progress !== undefined && { value: state.progress })} />
        )}
        {state?.kind === 'failed' && (
          <span role="alert" className={error}>
            <ErrorWords>{state.message}</ErrorWords>
          </span>
        )}
      </span>
      {state?.kind === 'failed' && onRetry && (
        <Button
          size="small"
          id={`${id}-retry`}
          aria-labelledby={`${id}-retry ${id}-name`}
          isDisabled={isDisabled}
          onPress={onRetry}
        >
          {labels.retry}
        </Button>
      )}
      <span data-remove>
        <IconButton
          label={fill(labels.remove, { name: file.name })}
          icon={<IconX size={16} stroke={1.5} />}
          isDisabled={isDisabled}
          onPress={onRemove}
        />
      </span>
    </li>
  );
}
