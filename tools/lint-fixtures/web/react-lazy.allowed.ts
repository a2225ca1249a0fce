// in packages/features/modules/src
export { Suspense } from 'react';
