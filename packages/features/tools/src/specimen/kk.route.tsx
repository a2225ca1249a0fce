import { drawKk, kkRecord, kkSize, numberOfFamily } from '@apiyard/kernels/specimen/kk';
import { toast } from '@apiyard/ui/Toast';
import { useReducer } from 'react';
import { useLoaderData } from 'react-router';
import { useCopy } from '@apiyard/kit/copy.ts';
import { saveJson, savePng } from './download.ts';
import { changeDraft, startDraft } from './family-draft.ts';
import { KkScreen } from './KkScreen/KkScreen.tsx';
import { freshSeed } from '../seeds/fresh-seed.ts';
import { useSeed } from './seed-in-address.ts';
import { specimenCopy } from './specimen-copy.ts';
import { todayOf } from './today.ts';

export function loader() {
  return { today: todayOf(new Date()) };
}

export function Component() {
  const { today } = useLoaderData<typeof loader>();
  const t = useCopy(specimenCopy);
  const [seed, onSeed] = useSeed();
  const [draft, change] = useReducer(changeDraft, seed, startDraft);
  // The seed may change through navigation: the draft follows the URL.
  if (draft.seed !== seed) change({ type: 'seed', seed });
  const { family } = draft;
  const name = `specimen-kk-${numberOfFamily(family)}`;
  return (
    <KkScreen
      seed={seed}
      family={family}
      today={today}
      onSeed={onSeed}
      onNew={() => onSeed(freshSeed())}
      onChange={(changed) => change({ type: 'change', change: changed })}
      onMember={(id, changed) => change({ type: 'member', id, change: changed })}
      onAdd={() => change({ type: 'add' })}
      onRemove={(member) => {
        const at = family.members.indexOf(member);
        change({ type: 'remove', id: member.id });
        toast.show({
          tone: 'info',
          message: t('specimen.removed', { name: `\u2068${member.name}\u2069` }),
          action: { label: t('specimen.undo'), onPress: () => change({ type: 'put back', seed, member, at }) },
        });
      }}
      onPng={() =>
        void savePng(drawKk(family), kkSize, `${name}.png`).catch(() =>
          toast.show({ tone: 'error', message: t('specimen.pngFailed') }),
        )
      }
      onJson={() => saveJson(kkRecord(seed, family), `${name}.json`)}
    />
  );
}
