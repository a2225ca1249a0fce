import { Button } from '@apiyard/ui/Button';
import { Heading } from '@apiyard/ui/Heading';
import { Inline } from '@apiyard/ui/Inline';
import { JsonTree } from '@apiyard/ui/JsonTree';
import { Stack } from '@apiyard/ui/Stack';
import { Text } from '@apiyard/ui/Text';
import { useState } from 'react';
import type { AnyStateMachine } from 'xstate';
import { MachineChart } from './MachineChart.tsx';
import type { EventData } from './stepping.ts';
import { activeIds, send, start, stepsOf } from './stepping.ts';

interface MachineStepperProps {
  readonly machine: AnyStateMachine;
  /** Input of the machine. @default none */
  readonly input?: unknown;
  /** Data of events. @default events without data */
  readonly data?: EventData;
}

const noData: EventData = {};
const shownValue = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value));

/** A machine's chart, with a button for each event of the state that it is in. Actors do not run: their results are events too. */
export function MachineStepper({ machine, input, data = noData }: MachineStepperProps) {
  const [path, setPath] = useState(() => [{ name: 'start', snapshot: start(machine, input) }]);
  const snapshot = path.at(-1)?.snapshot ?? start(machine, input);
  const shownContext = Object.fromEntries(
    Object.entries(snapshot.context as object).filter(([, value]) => typeof value !== 'function'),
  );
  return (
    <Stack space={2}>
      <MachineChart machine={machine} active={activeIds(machine, snapshot)} />
      <section aria-label="Events">
        <Stack space={1}>
          <Text>
            State: <output>{shownValue(snapshot.value)}</output>
          </Text>
          <Inline space={1}>
            {stepsOf(machine, snapshot, data).map(({ name, event, isPossible }) => (
              <Button
                key={name}
                size="small"
                isDisabled={!isPossible}
                onPress={() => setPath((steps) => [...steps, { name, snapshot: send(machine, snapshot, event) }])}
              >
                {name}
              </Button>
            ))}
            <Button
              size="small"
              tone="plain"
              isDisabled={path.length === 1}
              onPress={() => setPath((steps) => steps.slice(0, -1))}
            >
              Back
            </Button>
          </Inline>
          <Text tone="quiet">{path.map(({ name }) => name).join(' → ')}</Text>
        </Stack>
      </section>
      <Heading level={2} size="h6">
        Context
      </Heading>
      <JsonTree label="Context" value={shownContext} />
    </Stack>
  );
}
