// in packages/features/hub/src
export function Look() {
  return <div style={{ color: 'inherit' }} />;
}
