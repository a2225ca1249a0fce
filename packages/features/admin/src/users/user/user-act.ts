/** Admin actions on an account, their results and errors. */
import type { PersonDetails } from '@apiyard/api/contract/accounts/people';
import {
  changePersonState,
  changeRole,
  endPersonSession,
  endPersonSessions,
  sendPersonReset,
  stopPersonTwoSteps,
} from '@apiyard/api/contract/accounts/people';
import type { Services } from '@apiyard/kit/services.tsx';

export type UserAct =
  | { readonly kind: 'disable' | 'enable' | 'makeAdmin' | 'makeUser' | 'reset' | 'twoSteps' | 'endSessions' }
  | { readonly kind: 'endSession'; readonly session: string };

export interface Done {
  /** The account after the action; null if the response has none. */
  readonly person: PersonDetails | null;
  readonly email: string;
  readonly ended: number;
}

export async function act(api: Services['api'], person: PersonDetails, wanted: UserAct): Promise<Done> {
  const { id, version } = person;
  const done = (now: PersonDetails | null, more: Partial<Done> = {}): Done => ({
    person: now,
    email: '',
    ended: 0,
    ...more,
  });
  switch (wanted.kind) {
    case 'disable':
    case 'enable':
      return done(await api.send(changePersonState, { id, isDisabled: wanted.kind === 'disable', version }));
    case 'makeAdmin':
    case 'makeUser':
      return done(await api.send(changeRole, { id, role: wanted.kind === 'makeAdmin' ? 'admin' : 'user', version }));
    case 'twoSteps':
      return done(await api.send(stopPersonTwoSteps, { id }));
    case 'reset':
      return done(person, await api.send(sendPersonReset, { id }));
    case 'endSession':
      await api.send(endPersonSession, { id, session: wanted.session });
      return done(null);
    case 'endSessions':
      return done(null, await api.send(endPersonSessions, { id }));
  }
}

/** The action that undoes it; null if there is none. */
export function undoOf({ kind }: UserAct): UserAct | null {
  const back = { disable: 'enable', enable: 'disable', makeAdmin: 'makeUser', makeUser: 'makeAdmin' } as const;
  return kind in back ? { kind: back[kind as keyof typeof back] } : null;
}
