import { fetchReview } from 'api-client';
import { collectionOf, itemPath, type ContentType } from 'api-client/content-types';
import { ExternalLink } from 'lucide-react';
import type { ReactNode } from 'react';
import { useMayPublish, useOnlyPublishes, useRead } from 'shared-store';
import { Button, ButtonLink } from 'ui-kit';
import { REVIEW } from '../use-editor';
import { AddToRelease } from './add-to-release';
import type { Stored } from './stored-item';
import { formLabels } from './form-values';
import { ItemHistory } from './item-history';
import { ShareDraft } from './share-draft';
import { TranslateLinks } from './translate-links';
import type { ItemForm } from './use-item-form';

interface ItemActionsProps<Item> {
  readonly type: ContentType;
  readonly item: Item;
  readonly itemForm: ItemForm<Item>;
  /** The id of the form that “Send for review” submits. */
  readonly formId: string;
}

/** The buttons and links at the head of an item's editor. */
export function ItemActions<Item extends Stored>({
  type,
  item,
  itemForm: { form, base, isLive, isDraft },
  formId,
}: ItemActionsProps<Item>): ReactNode {
  const collection = collectionOf(type);
  const mayPublish = useMayPublish(collection);
  const writes = !useOnlyPublishes(collection);
  const path = itemPath(type, item);
  const hasChanges = base.pending !== undefined;
  const isReviewable = mayPublish && writes && !type.publicForm && (isDraft || hasChanges);
  const { data: review } = useRead(fetchReview, { params: { collection, id: item._id } }, { skip: !isReviewable });
  return (
    <>
      <ItemHistory
        collection={collection}
        id={item._id}
        labels={formLabels(type)}
        mayRestore={writes && (mayPublish || isDraft)}
        onRestored={() => form.reset()}
      />
      {isLive && path && (
        <ButtonLink href={path} variant="secondary" size="small" icon={<ExternalLink aria-hidden="true" />}>
          View on site
        </ButtonLink>
      )}
      {/* Changes in review are sent again from its notice. */}
      {isReviewable && (isDraft || review === null) && (
        <Button type="submit" form={formId} name="then" value={REVIEW} variant="secondary" size="small">
          Send for review
        </Button>
      )}
      {!type.publicForm && (
        <AddToRelease collection={collection} id={item._id} isPublished={isLive} hasChanges={hasChanges} />
      )}
      <TranslateLinks type={type} id={item._id} />
      <ShareDraft collection={type.collection} item={item} hasChanges={hasChanges} />
    </>
  );
}
