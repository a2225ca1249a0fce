/** Another story on a screen as wide as a phone's: what a layout does there follows the window's width. */
export function OnPhone({ storyId }: { readonly storyId: string }) {
  const address = new URL(location.href);
  address.searchParams.set('id', storyId);
  address.searchParams.set('viewMode', 'story');
  address.searchParams.set('globals', 'language:en;mode:light;motion:reduced');
  return (
    // oxlint-disable-next-line iframe-missing-sandbox -- it is this very page once more.
    <iframe title="375 px" src={address.href} style={{ inlineSize: 375, blockSize: 720, border: 0 }} />
  );
}
