// in packages/features/hub/src/story
// by words(plain-texts)
export const texts = ['Welcome to the yard'];
export const Story = () => <p>Whoever runs this site can help.</p>;
