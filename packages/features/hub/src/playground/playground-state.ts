/** State for the playground screen, derived from the machine's snapshot. */
import type { SnapshotFrom, EventFromLogic } from 'xstate';
import type { playgroundMachine } from './playground.machine.ts';

type Snapshot = SnapshotFrom<typeof playgroundMachine>;
export type PlaygroundEvent = EventFromLogic<typeof playgroundMachine>;

export interface PlaygroundState extends Omit<Snapshot['context'], 'api' | 'clearedHistory' | 'editedEntryId'> {
  readonly phase: 'editing' | 'sending' | 'answered' | 'refused' | 'failed';
  /** Number of cleared history entries that can be restored. */
  readonly clearedCount: number;
}

export function stateOf(snapshot: Snapshot): PlaygroundState {
  const { api: _, clearedHistory, editedEntryId: _entry, ...context } = snapshot.context;
  const phase = snapshot.value === 'restoring' || snapshot.value === 'resting' ? 'editing' : snapshot.value;
  return { ...context, phase, clearedCount: clearedHistory?.length ?? 0 };
}
