import { drawKtp, ktpRecord, ktpSize, nikOfPerson } from '@apiyard/kernels/specimen/ktp';
import type { Person } from '@apiyard/kernels/specimen/person';
import { makePerson } from '@apiyard/kernels/specimen/person';
import { toast } from '@apiyard/ui/Toast';
import { useMemo, useState } from 'react';
import { useLoaderData } from 'react-router';
import { useCopy } from '@apiyard/kit/copy.ts';
import { saveJson, savePng } from './download.ts';
import { KtpScreen } from './KtpScreen/KtpScreen.tsx';
import { freshSeed } from '../seeds/fresh-seed.ts';
import { useSeed } from './seed-in-address.ts';
import { specimenCopy } from './specimen-copy.ts';
import { todayOf } from './today.ts';

export function loader() {
  return { today: todayOf(new Date()) };
}

interface Edits {
  /** Changes are dropped when the seed changes. */
  readonly seed: string;
  readonly change: Partial<Person>;
}

export function Component() {
  const { today } = useLoaderData<typeof loader>();
  const t = useCopy(specimenCopy);
  const [seed, onSeed] = useSeed();
  const [edits, setEdits] = useState<Edits>({ seed, change: {} });
  const person = useMemo(() => ({ ...makePerson(seed), ...(edits.seed === seed ? edits.change : {}) }), [edits, seed]);
  const name = `specimen-ktp-${nikOfPerson(person)}`;
  return (
    <KtpScreen
      seed={seed}
      person={person}
      today={today}
      onSeed={onSeed}
      onNew={() => onSeed(freshSeed())}
      onChange={(change) =>
        setEdits((before) => ({ seed, change: before.seed === seed ? { ...before.change, ...change } : change }))
      }
      onPng={() =>
        void savePng(drawKtp(person), ktpSize, `${name}.png`).catch(() =>
          toast.show({ tone: 'error', message: t('specimen.pngFailed') }),
        )
      }
      onJson={() => saveJson(ktpRecord(seed, person), `${name}.json`)}
    />
  );
}
