// in packages/features/hub/src
export const Screen = () => <desktop-list />;
