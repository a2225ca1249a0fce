export { NotFoundScreen as Component } from './NotFoundScreen/NotFoundScreen.tsx';
