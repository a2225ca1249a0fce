// in packages/features/src/hub
export const Screen = ({ t }: { readonly t: (key: string) => string }) => <nav aria-label={t('hub.areas')} />;
