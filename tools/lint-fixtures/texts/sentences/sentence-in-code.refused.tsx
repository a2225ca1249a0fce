// in packages/features/hub/src
// by words(no-sentences)
export const Screen = () => <p>Nothing here yet</p>;
