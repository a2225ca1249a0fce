// in packages/features/hub/src
export const Screen = ({ t }: { readonly t: (key: string) => string }) => <nav aria-label={t('hub.areas')} />;
