// in packages/features/hub/src
export const Screen = ({ t }: { readonly t: (key: string) => string }) => <p>{t('hub.empty')}</p>;
