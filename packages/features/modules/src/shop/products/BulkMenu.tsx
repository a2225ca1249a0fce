import type { Product } from '@apiyard/api/contract/modules/shop';
import { useCopy } from '@apiyard/kit/copy.ts';
import { useFormat } from '@apiyard/kit/format.ts';
import { Button } from '@apiyard/ui/Button';
import { Menu } from '@apiyard/ui/Menu';
import { IconChevronDown } from '@tabler/icons-react';
import { useState } from 'react';
import type { BulkAction } from './bulk-changes.ts';
import { bulkChange } from './bulk-changes.ts';
import { BulkDialog } from './BulkDialog.tsx';
import type { BulkField } from './BulkDialog.tsx';
import { productsCopy } from './products-copy.ts';

interface BulkMenuProps {
  /** The selected ones. */
  readonly products: readonly Product[];
  readonly onChange: (products: readonly Product[], action: BulkAction) => void;
}

const immediate = ['publish', 'unpublish'] as const;
const asked = ['category', 'stock', 'discount'] as const satisfies readonly BulkField[];

/** Changes all selected products: immediately, or after a dialog has asked for the value. */
export function BulkMenu({ products, onChange }: BulkMenuProps) {
  const t = useCopy(productsCopy);
  const format = useFormat();
  const [field, setField] = useState<BulkField | null>(null);
  return (
    <>
      <Menu
        label={t('products.bulk')}
        trigger={
          <Button size="small" icon={<IconChevronDown size={20} stroke={1.5} aria-hidden />}>
            {t('products.bulk')}
          </Button>
        }
        items={[
          ...immediate.map((kind) => {
            const { changes } = bulkChange(products, { kind });
            return {
              id: kind,
              label: `${t(`products.bulk.${kind}`)} (${format.number(changes.length)})`,
              isDisabled: changes.length === 0,
            };
          }),
          ...asked.map((id) => ({ id, label: t(`products.bulk.${id}`) })),
        ]}
        onAction={(id) => {
          const kind = immediate.find((one) => one === id);
          if (kind === undefined) setField(asked.find((one) => one === id) ?? null);
          else onChange(products, { kind });
        }}
      />
      {field !== null && (
        <BulkDialog
          field={field}
          count={products.length}
          onClose={() => setField(null)}
          onApply={(action) => onChange(products, action)}
        />
      )}
    </>
  );
}
