import { Notes } from '../../../json/notes.ts';
import { applyMergePatch } from '../../../json/patch/merge-patch.ts';
import { applyPatch } from '../../../json/patch/patch.ts';
import { readJson } from '../../../json/read.ts';
import { writeJson } from '../../../json/write.ts';

interface Input {
  readonly text: string;
  readonly patch: string;
  readonly kind: 'patch' | 'merge';
}

/** The JSON text with a JSON Patch (RFC 6902) or JSON Merge Patch (RFC 7396) applied. */
export default function jsonPatch({ text, patch: patchText, kind }: Input) {
  const notes = new Notes();
  const document = readJson(text, { pointer: '/text', notes });
  const patch = readJson(patchText, { pointer: '/patch', notes });
  if (kind === 'merge' && Array.isArray(patch)) notes.add('merge_patch_list', '');
  const result = kind === 'merge' ? applyMergePatch(document, patch) : applyPatch(document, patch, '/patch');
  return { text: writeJson(result, { indent: '  ' }), notes: notes.list };
}
