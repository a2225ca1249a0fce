import type { Category } from '@apiyard/api/contract/modules/shop';
import { categories } from '@apiyard/api/contract/modules/shop';
import { useCopy } from '@apiyard/kit/copy.ts';
import { Button } from '@apiyard/ui/Button';
import { Dialog } from '@apiyard/ui/Dialog';
import { NumberField } from '@apiyard/ui/NumberField';
import { Select } from '@apiyard/ui/Select';
import { useState } from 'react';
import { shopCopy } from '../shop-copy.ts';
import type { BulkAction } from './bulk-changes.ts';
import { productsCopy } from './products-copy.ts';

export type BulkField = 'category' | 'stock' | 'discount';

interface BulkDialogProps {
  readonly field: BulkField;
  /** How many products it is for. */
  readonly count: number;
  readonly onClose: () => void;
  readonly onApply: (action: BulkAction) => void;
}

/** Asks for the new value of one field of the selected products. */
export function BulkDialog({ field, count, onClose, onApply }: BulkDialogProps) {
  const t = useCopy(productsCopy);
  const shop = useCopy(shopCopy);
  const [category, setCategory] = useState<Category>(categories[0]);
  const [stock, setStock] = useState(0);
  const [percent, setPercent] = useState(10);
  const actions: Readonly<Record<BulkField, BulkAction>> = {
    category: { kind: 'category', category },
    stock: { kind: 'stock', stock },
    discount: { kind: 'discount', percent },
  };
  return (
    <Dialog
      title={t('products.bulk.title', { count })}
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      actions={
        <>
          <Button onPress={onClose}>{t('products.cancel')}</Button>
          <Button
            tone="primary"
            onPress={() => {
              onApply(actions[field]);
              onClose();
            }}
          >
            {t('products.bulk.apply')}
          </Button>
        </>
      }
    >
      {field === 'category' && (
        <Select
          label={shop('shop.category')}
          value={category}
          onChange={setCategory}
          options={categories.map((id) => ({ id, label: shop(`shop.category.${id}`) }))}
        />
      )}
      {field === 'stock' && (
        <NumberField
          label={shop('shop.stock')}
          value={stock}
          minValue={0}
          maxValue={100_000}
          step={1}
          onChange={setStock}
        />
      )}
      {field === 'discount' && (
        <NumberField
          label={t('products.percent')}
          description={t('products.bulk.discountHelp')}
          value={percent}
          minValue={0}
          maxValue={90}
          step={1}
          suffix="%"
          onChange={setPercent}
        />
      )}
    </Dialog>
  );
}
