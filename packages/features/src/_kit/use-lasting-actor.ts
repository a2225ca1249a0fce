import { useMemo } from 'react';
import type { Actor, AnyActorLogic } from 'xstate';
import { createActor } from 'xstate';
import type { Session } from './services.tsx';

/**
 * An actor that goes on when the page is left: what people asked of it before is done to the end. Give it logic that comes
 * to rest by itself. `listen` is called with each actor that is made; both are the same ones each time.
 */
export function useLastingActor<Logic extends AnyActorLogic>(
  logic: Logic,
  listen: (actor: Actor<Logic>) => void,
): Actor<Logic> {
  return useMemo(() => {
    const actor = createActor(logic);
    listen(actor);
    return actor.start();
  }, [logic, listen]);
}

/** What goes on when the page is left stops when the person does: it is never done in the next one's name. */
export function inOwnName<Input, Told>(
  session: Pick<Session, 'user'>,
  call: (input: Input) => Promise<Told>,
): (input: Input) => Promise<Told> {
  const owner = session.user()?.id;
  return async (input) => {
    if (session.user()?.id !== owner) throw new Error('Who wanted this is not here any more.');
    return call(input);
  };
}
