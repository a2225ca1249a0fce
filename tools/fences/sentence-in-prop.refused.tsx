// in packages/features/src/hub
// by words(no-sentences)
export const Screen = () => <nav aria-label="Areas of the hub" />;
