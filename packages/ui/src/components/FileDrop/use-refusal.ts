import { useState } from 'react';
import { fill, useLabels, useWording } from '../../labels/use-labels.ts';
import { accepts } from './accepts.ts';
import { kindName } from './file-kinds.ts';

interface Limits {
  accept: readonly string[];
  sizeBytesMax: number;
  countMax: number;
}

/** Checks files against the limits of a field, and keeps what was wrong with the last ones, as text. */
export function useRefusal({ accept, sizeBytesMax, countMax }: Limits) {
  const labels = useLabels();
  const wording = useWording();
  const [refusal, setRefusal] = useState<string>();

  const problemOf = (file: File): string | undefined => {
    if (!accepts(accept, file)) return fill(labels.fileKindRefused, { kinds: accept.map(kindName).join(', ') });
    if (file.size > sizeBytesMax) return fill(labels.fileTooLarge, { limit: wording.bytes(sizeBytesMax) });
    return undefined;
  };
  return {
    refusal,
    clearRefusal: () => setRefusal(undefined),
    /** The first file if it fits. */
    checkOne: (file: File): File | undefined => {
      const problem = problemOf(file);
      setRefusal(problem);
      return problem === undefined ? file : undefined;
    },
    /** Those that fit, as long as there is room. */
    checkAll: (files: readonly File[], takenCount: number): File[] => {
      const fitting = files.filter((file) => problemOf(file) === undefined);
      const taken = fitting.slice(0, Math.max(0, countMax - takenCount));
      const problems = files.flatMap((file) => {
        const problem = problemOf(file);
        // Names are isolated, so that one in another script does not change the order of the sentence.
        return problem === undefined ? [] : [`\u2068${file.name}\u2069: ${problem}`];
      });
      if (taken.length < fitting.length) problems.push(fill(labels.filesMax, { count: wording.number(countMax) }));
      setRefusal(problems.length === 0 ? undefined : problems.join(' '));
      return taken;
    },
  };
}
