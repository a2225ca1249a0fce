import { HomepageScreen } from './HomepageScreen/HomepageScreen.tsx';

export function Component() {
  return <HomepageScreen />;
}
