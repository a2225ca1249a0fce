/** What a state machine consists of, read from its definition. */
import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from 'xstate';

export interface ChartState {
  readonly id: string;
  readonly name: string;
  /** Id of the state that contains it; null outside of all. */
  readonly parent: string | null;
  readonly isFinal: boolean;
  readonly hasStates: boolean;
}

export interface ChartEdge {
  readonly from: string;
  readonly to: string;
  /** Event types with their guards. */
  readonly labels: readonly string[];
  /** Where a state with states starts. */
  readonly isInitial: boolean;
}

const nameOf = (part: unknown): string =>
  typeof part === 'string'
    ? part
    : typeof part === 'object' && part !== null && 'type' in part
      ? String(part.type)
      : 'condition';

/** An event as people write it: `xstate.done.actor.0.auth.loading` of an actor `me` is `me done`. */
export function eventName(eventType: string, node: AnyStateNode): string {
  const actor = /^xstate\.(done|error|snapshot)\.actor\.(.+)$/.exec(eventType);
  if (actor !== null) {
    const invoked = node.invoke.find(({ id }) => id === actor[2]);
    const src = invoked === undefined || typeof invoked.src !== 'string' ? actor[2] : invoked.src;
    return `${src} ${actor[1] === 'error' ? 'failed' : actor[1]}`;
  }
  const delay = /^xstate\.after\.([^.]+)\./.exec(eventType);
  if (delay !== null) return `after ${delay[1]}`;
  if (eventType.startsWith('xstate.done.state.')) return 'done';
  return eventType === '' ? 'always' : eventType;
}

const guarded = (transition: AnyTransitionDefinition, node: AnyStateNode) =>
  eventName(transition.eventType, node) + (transition.guard === undefined ? '' : ` [${nameOf(transition.guard)}]`);

/** All transitions that a state itself declares. */
export function transitionsOf(node: AnyStateNode): AnyTransitionDefinition[] {
  return [...[...node.transitions.values()].flat(), ...(node.always ?? [])];
}

function nodesIn(node: AnyStateNode): AnyStateNode[] {
  return Object.values(node.states).flatMap((child) => [child, ...nodesIn(child)]);
}

export function statesOf(machine: AnyStateMachine): ChartState[] {
  return nodesIn(machine.root).map((node) => ({
    id: node.id,
    name: node.key,
    parent: node.parent === undefined || node.parent === machine.root ? null : node.parent.id,
    isFinal: node.type === 'final',
    hasStates: Object.keys(node.states).length > 0,
  }));
}

/** One edge for all events that lead from a state to another. Events without a target change data only and have none. */
export function edgesOf(machine: AnyStateMachine): ChartEdge[] {
  const edges = new Map<string, ChartEdge>();
  const add = (edge: ChartEdge) => {
    const key = `${edge.from} → ${edge.to} ${edge.isInitial}`;
    const known = edges.get(key);
    edges.set(key, known === undefined ? edge : { ...known, labels: [...new Set([...known.labels, ...edge.labels])] });
  };
  for (const node of nodesIn(machine.root)) {
    for (const transition of transitionsOf(node))
      for (const target of transition.target ?? [])
        add({ from: node.id, to: target.id, labels: [guarded(transition, node)], isInitial: false });
    for (const target of node.type === 'compound' ? (node.initial.target ?? []) : [])
      add({ from: node.id, to: target.id, labels: [], isInitial: true });
  }
  return [...edges.values()];
}
