import { TwoStepsFlow } from './TwoStepsFlow.tsx';

export { visitorsOnly as loader } from './visitors-only.ts';

export function Component() {
  return <TwoStepsFlow look="centred" />;
}
