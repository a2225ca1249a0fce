import { usePlans } from './load-plans.ts';
import { Pricing2Screen } from './Pricing2Screen/Pricing2Screen.tsx';

export { loader } from './load-plans.ts';

export function Component() {
  return <Pricing2Screen {...usePlans()} />;
}
