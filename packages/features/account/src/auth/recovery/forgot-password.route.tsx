import { ForgotFlow } from './ForgotFlow.tsx';

export function Component() {
  return <ForgotFlow look="split" />;
}
