import { TwoStepsFlow } from './TwoStepsFlow.tsx';

export function Component() {
  return <TwoStepsFlow look="split" />;
}
