// in packages/features/hub/src
// by theme(no-physical-sides)
export function Look() {
  return <div style={{ transform: 'translateX(-50%)' }} />;
}
