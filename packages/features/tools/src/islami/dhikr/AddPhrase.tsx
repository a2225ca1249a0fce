import { useCopy } from '@apiyard/kit/copy.ts';
import { Button } from '@apiyard/ui/Button';
import { Disclosure } from '@apiyard/ui/Disclosure';
import { NumberField } from '@apiyard/ui/NumberField';
import { TextField } from '@apiyard/ui/TextField';
import { useState } from 'react';
import type { Phrase } from './counter.ts';
import { targetMax } from './counter.ts';
import { form } from './DhikrScreen.css.ts';
import { dhikrCopy } from './dhikr-copy.ts';

const targetFirst = 33;

/** A phrase of the person, with the counts of its rounds. */
export function AddPhrase({ onAdd }: { readonly onAdd: (phrase: Pick<Phrase, 'text' | 'target'>) => void }) {
  const t = useCopy(dhikrCopy);
  const [text, setText] = useState('');
  const [target, setTarget] = useState(targetFirst);
  const [isEmpty, setEmpty] = useState(false);
  return (
    <Disclosure title={t('dhikr.add')}>
      <form
        className={form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          const trimmed = text.trim();
          setEmpty(trimmed === '');
          if (trimmed === '') return;
          onAdd({ text: trimmed, target });
          setText('');
        }}
      >
        <TextField
          label={t('dhikr.add.text')}
          value={text}
          onChange={setText}
          maxLength={200}
          {...(isEmpty && { errorMessage: t('dhikr.add.empty') })}
        />
        <NumberField
          label={t('dhikr.add.target')}
          value={target}
          minValue={1}
          maxValue={targetMax}
          step={1}
          onChange={(next) => Number.isInteger(next) && setTarget(next)}
        />
        <Button type="submit">{t('dhikr.add.submit')}</Button>
      </form>
    </Disclosure>
  );
}
