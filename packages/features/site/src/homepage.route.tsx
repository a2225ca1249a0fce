import { HomepageScreen } from './homepage/HomepageScreen/HomepageScreen.tsx';

export function Component() {
  return <HomepageScreen />;
}
