/** Name and username, isolated so that a right-to-left name does not reorder the rest. */
export function Named({
  person: { name, username },
}: {
  readonly person: { readonly name: string; readonly username: string };
}) {
  if (name === username) return <bdi>{username}</bdi>;
  return (
    <>
      <bdi>{name}</bdi> (<bdi>{username}</bdi>)
    </>
  );
}
