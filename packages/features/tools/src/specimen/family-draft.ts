import type { Family, Member } from '@apiyard/kernels/specimen/family';
import { makeFamily, makeMember, membersMax } from '@apiyard/kernels/specimen/family';

/** A generated family with the person's changes. */
export interface Draft {
  readonly seed: string;
  readonly family: Family;
  /** Members added so far, including removed ones; makes unique ids. */
  readonly added: number;
}

export type DraftChange =
  | { readonly type: 'seed'; readonly seed: string }
  | { readonly type: 'change'; readonly change: Partial<Pick<Family, 'address'>> }
  | { readonly type: 'member'; readonly id: string; readonly change: Partial<Member> }
  | { readonly type: 'add' }
  | { readonly type: 'remove'; readonly id: string }
  /** Undoes a removal, at the same line, if the seed hasn't changed. */
  | { readonly type: 'put back'; readonly seed: string; readonly member: Member; readonly at: number };

export function startDraft(seed: string): Draft {
  return { seed, family: makeFamily(seed), added: 0 };
}

const withMembers = (draft: Draft, members: readonly Member[]): Draft => ({
  ...draft,
  family: { ...draft.family, members },
});

export function changeDraft(draft: Draft, change: DraftChange): Draft {
  const { members } = draft.family;
  switch (change.type) {
    case 'seed':
      return change.seed === draft.seed ? draft : startDraft(change.seed);
    case 'change':
      return { ...draft, family: { ...draft.family, ...change.change } };
    case 'member':
      return withMembers(
        draft,
        members.map((member) => (member.id === change.id ? { ...member, ...change.change } : member)),
      );
    case 'add': {
      if (members.length >= membersMax) return draft;
      const added = draft.added + 1;
      const member = makeMember(draft.seed, `added${added}`);
      return withMembers({ ...draft, added }, [
        ...members,
        { ...member, religion: members[0]?.religion ?? member.religion },
      ]);
    }
    case 'remove':
      return withMembers(
        draft,
        members.filter(({ id }, index) => index === 0 || id !== change.id),
      );
    case 'put back': {
      const isGone = !members.some(({ id }) => id === change.member.id);
      if (change.seed !== draft.seed || !isGone || members.length >= membersMax) return draft;
      return withMembers(draft, members.toSpliced(Math.max(1, change.at), 0, change.member));
    }
  }
}
