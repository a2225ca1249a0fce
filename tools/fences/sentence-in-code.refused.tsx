// in packages/features/src/hub
// by words(no-sentences)
export const Screen = () => <p>Nothing here yet</p>;
