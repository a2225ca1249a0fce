// in packages/features/hub/src
export function Look() {
  return <div style={{ opacity: 0 }} />;
}
