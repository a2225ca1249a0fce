// in packages/features/hub/src
// by words(no-sentences)
export const Screen = () => <nav aria-label="Areas of the hub" />;
