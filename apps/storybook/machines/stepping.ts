/** Steps through a machine without running its actors. */
import type { AnyEventObject, AnyMachineSnapshot, AnyStateMachine } from 'xstate';
import { getStateNodes, initialTransition, transition } from 'xstate';
import { eventName, transitionsOf } from './chart-edges.ts';

/** Events to send, by the name that the chart has for them: `{ 'me done': { output: user } }`. What is missing has no data. */
export type EventData = Readonly<Record<string, Readonly<Record<string, unknown>>>>;

export interface Step {
  readonly name: string;
  readonly event: AnyEventObject;
  /** False if a guard refuses it with these data. */
  readonly isPossible: boolean;
}

export function start(machine: AnyStateMachine, input: unknown): AnyMachineSnapshot {
  const [snapshot] = initialTransition(machine, input as never);
  return snapshot as AnyMachineSnapshot;
}

export function send(
  machine: AnyStateMachine,
  snapshot: AnyMachineSnapshot,
  event: AnyEventObject,
): AnyMachineSnapshot {
  const [next] = transition(machine, snapshot as never, event as never);
  return next as AnyMachineSnapshot;
}

const activeNodes = (machine: AnyStateMachine, { value }: AnyMachineSnapshot) => getStateNodes(machine.root, value);

export function activeIds(machine: AnyStateMachine, snapshot: AnyMachineSnapshot): ReadonlySet<string> {
  return new Set(activeNodes(machine, snapshot).map(({ id }) => id));
}

/** Every event that the current states declare. */
export function stepsOf(machine: AnyStateMachine, snapshot: AnyMachineSnapshot, data: EventData): Step[] {
  const steps = new Map<string, Step>();
  for (const node of activeNodes(machine, snapshot))
    for (const { eventType } of transitionsOf(node)) {
      const name = eventName(eventType, node);
      if (eventType === '' || steps.has(name)) continue;
      const event = { ...data[name], type: eventType };
      steps.set(name, { name, event, isPossible: snapshot.can(event) });
    }
  return [...steps.values()];
}
