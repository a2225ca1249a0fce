import { Button } from '@apiyard/ui/Button';
import { FileDrop } from '@apiyard/ui/FileDrop';
import { useMutation } from '@tanstack/react-query';
import { useCopy } from '@apiyard/kit/copy.ts';
import { kanbanCopy } from '../kanban-copy.ts';
import { smallPicture } from '../../pictures/small-picture.ts';
import { picture, pictureBox } from './TaskSheet.css.ts';

interface PictureFieldProps {
  /** A data URL, or null. */
  readonly value: string | null;
  readonly onChange: (value: string | null) => void;
}

const types = ['image/png', 'image/jpeg', 'image/webp', 'image/gif'];
const bytesMax = 20_000_000;

/** A picture from a file, by choice or drop. */
export function PictureField({ value, onChange }: PictureFieldProps) {
  const t = useCopy(kanbanCopy);
  const reading = useMutation({ mutationFn: smallPicture, onSuccess: onChange });
  return value === null ? (
    <FileDrop
      label={t('kanban.sheet.picture')}
      isOptional
      description={t('kanban.sheet.pictureHelp')}
      accept={types}
      sizeBytesMax={bytesMax}
      value={null}
      isDisabled={reading.isPending}
      onChange={(file) => file && reading.mutate(file)}
      {...(reading.isError && { errorMessage: t('kanban.sheet.pictureWrong') })}
    />
  ) : (
    <div className={pictureBox}>
      <img className={picture} src={value} alt={t('kanban.sheet.pictureAlt')} width={320} height={180} />
      <Button size="small" onPress={() => onChange(null)}>
        {t('kanban.sheet.removePicture')}
      </Button>
    </div>
  );
}
