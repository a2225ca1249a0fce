import { AboutScreen } from './AboutScreen/AboutScreen.tsx';

export function Component() {
  return <AboutScreen />;
}
