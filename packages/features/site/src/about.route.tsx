import { AboutScreen } from './about/AboutScreen/AboutScreen.tsx';

export function Component() {
  return <AboutScreen />;
}
