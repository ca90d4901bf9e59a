import { counted, type TranslatedField } from 'api-client';
import type { ReactNode } from 'react';
import { Button, Cluster, Notice } from 'ui-kit';
import { useWatch, type UseFormReturn } from 'ui-kit/form';
import { toText } from './field-values';

interface KnownTextsProps {
  readonly form: UseFormReturn<Record<string, string>>;
  readonly fields: readonly TranslatedField[];
}

/** Fills in the empty texts that are translated in other items; nothing without any. */
export function KnownTexts({ form, fields }: KnownTextsProps): ReactNode {
  const texts = useWatch({ control: form.control });
  const known = fields.filter((one) => one.known !== null && texts[one.field] === '');
  if (known.length === 0) return null;
  const fill = (): void => known.forEach((one) => form.setValue(one.field, toText(one.known), { shouldDirty: true }));
  return (
    <Notice>
      <Cluster gap={1}>
        <span>
          {`${counted(known.length, 'text is translated already in another item', 'texts are translated already in other items')}.`}
        </span>
        <Button variant="secondary" size="small" onClick={fill}>
          Fill them in
        </Button>
      </Cluster>
    </Notice>
  );
}
