import { usePlans } from './load-plans.ts';
import { PricingScreen } from './PricingScreen/PricingScreen.tsx';

export { loader } from './load-plans.ts';

export function Component() {
  return <PricingScreen {...usePlans()} />;
}
