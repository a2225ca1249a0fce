// in packages/features/src/cart
export { Suspense } from 'react';
