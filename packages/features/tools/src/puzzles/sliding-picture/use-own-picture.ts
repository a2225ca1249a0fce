import { useEffect, useMemo, useState } from 'react';
import { usePersonId } from '@apiyard/kit/services.tsx';
import { createDrafts } from '@apiyard/kit/unsaved/drafts.ts';
import { dataUrlOf, squarePicture } from './square-picture.ts';

const place = 'own picture';

/** The person's picture, and as a data URL. */
export interface OwnPicture {
  readonly url: string;
  readonly file: File;
}

export interface OwnPictureProps {
  /** Null for the drawn one. */
  readonly own: OwnPicture | null;
  /** The file that was chosen last can't be read. */
  readonly isUnreadable: boolean;
  /** Null returns to the drawn picture. */
  readonly onOwn: (file: File | null) => void;
}

/** A picture of the person for their puzzles. It is kept in the browser's database and sent nowhere. */
export function useOwnPicture(): OwnPictureProps {
  const person = usePersonId();
  const drafts = useMemo(() => createDrafts<OwnPicture>('apiyard-puzzles', person), [person]);
  const [own, setOwn] = useState<OwnPicture | null>(null);
  const [isUnreadable, setUnreadable] = useState(false);
  useEffect(() => void drafts.read(place).then(setOwn), [drafts]);
  const take = async (file: File) => {
    try {
      const square = await squarePicture(file);
      const next = { url: await dataUrlOf(square), file: square };
      setOwn(next);
      await drafts.keep(place, next);
    } catch {
      setUnreadable(true);
    }
  };
  return {
    own,
    isUnreadable,
    onOwn(file) {
      setUnreadable(false);
      if (file !== null) return void take(file);
      setOwn(null);
      void drafts.drop(place);
    },
  };
}
