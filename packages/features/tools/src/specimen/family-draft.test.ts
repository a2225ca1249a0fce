import { membersMax } from '@apiyard/kernels/specimen/family';
import { describe, expect, it } from 'vitest';
import type { Draft, DraftChange } from './family-draft.ts';
import { changeDraft, startDraft } from './family-draft.ts';

const after = (draft: Draft, ...changes: DraftChange[]) => changes.reduce(changeDraft, draft);
const ids = ({ family }: Draft) => family.members.map(({ id }) => id);

describe('family draft', () => {
  const start = startDraft('contoh');

  it('starts from its seed and restarts with another seed', () => {
    expect(ids(start)).toEqual(['m1', 'm2', 'm3', 'm4']);
    const changed = after(start, { type: 'member', id: 'm2', change: { name: 'Siti' } });
    expect(changed.family.members[1]?.name).toBe('Siti');
    expect(after(changed, { type: 'seed', seed: 'contoh' })).toBe(changed);
    expect(after(changed, { type: 'seed', seed: 'lain' })).toEqual(startDraft('lain'));
  });

  it('keeps the head of the family', () => {
    expect(ids(after(start, { type: 'remove', id: 'm1' }))).toEqual(['m1', 'm2', 'm3', 'm4']);
  });

  it('restores a removed member at the same line', () => {
    const member = start.family.members[1];
    if (member === undefined) throw new Error('The family has a second member.');
    const without = after(start, { type: 'remove', id: 'm2' });
    expect(ids(without)).toEqual(['m1', 'm3', 'm4']);
    const undo = { type: 'put back', seed: 'contoh', member, at: 1 } as const;
    expect(after(without, undo)).toEqual(start);
    expect(after(without, undo, undo)).toEqual(start);
    expect(ids(after(without, { type: 'seed', seed: 'lain' }, undo))).toEqual(ids(startDraft('lain')));
  });

  it('has at most as many members as card lines, with unique ids', () => {
    const full = after(start, ...Array.from({ length: 20 }, () => ({ type: 'add' }) as const));
    expect(full.family.members).toHaveLength(membersMax);
    expect(new Set(ids(full)).size).toBe(10);
    const again = after(full, { type: 'remove', id: 'added6' }, { type: 'add' });
    expect(ids(again).at(-1)).toBe('added7');
  });
});
