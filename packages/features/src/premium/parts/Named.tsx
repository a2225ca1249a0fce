/** Somebody by name and username. Each runs in its own direction: an Arabic name does not turn the rest around. */
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
