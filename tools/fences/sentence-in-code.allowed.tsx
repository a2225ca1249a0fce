// in packages/features/src/hub
export const Screen = ({ t }: { readonly t: (key: string) => string }) => <p>{t('hub.empty')}</p>;
