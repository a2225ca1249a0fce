import { diff } from '../../../json/patch/diff.ts';
import { Notes } from '../../../json/notes.ts';
import { readJson } from '../../../json/read.ts';
import type { JsonValue } from '../../../json/value.ts';
import { writeJson } from '../../../json/write.ts';

interface Input {
  readonly before: string;
  readonly after: string;
}

const listedMax = 5000;
const shownMax = 1000;

/** Differences of two JSON texts: as a list, as JSON Patch (RFC 6902) and as JSON Merge Patch (RFC 7396). */
export default function jsonDiff(input: Input) {
  const notes = new Notes();
  const before = readJson(input.before, { pointer: '/before', notes });
  const after = readJson(input.after, { pointer: '/after', notes });
  const { differences, patch, mergePatch, lostNulls } = diff(before, after);
  for (const pointer of lostNulls) notes.add('merge_patch_null', pointer);
  if (differences.length > listedMax)
    notes.add('differences_cut', '', { count: differences.length, listed: listedMax });
  return {
    same: differences.length === 0,
    count: differences.length,
    differences: differences.slice(0, listedMax).map(({ kind, pointer, before: old, after: next }) => ({
      kind,
      pointer,
      ...(old === undefined ? {} : { before: shown(old) }),
      ...(next === undefined ? {} : { after: shown(next) }),
    })),
    patch: writeJson(patch, { indent: '  ' }),
    mergePatch: writeJson(mergePatch, { indent: '  ' }),
    notes: notes.list,
  };
}

/** On one line, at most a thousand characters. */
function shown(value: JsonValue): string {
  const text = writeJson(value, { indent: '' });
  return text.length > shownMax ? `${text.slice(0, shownMax)}…` : text;
}
