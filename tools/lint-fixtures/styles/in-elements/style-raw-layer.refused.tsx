// in packages/features/hub/src
// by theme(no-raw-values)
export function Look() {
  return <div style={{ zIndex: 10 }} />;
}
