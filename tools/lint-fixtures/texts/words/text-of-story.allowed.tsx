// in packages/features/hub/src/story
export const texts = ['Welcome', 'nobody@example.test'];
export const Story = () => <p>Anyone who runs this site can help.</p>;
