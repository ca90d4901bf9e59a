import { collectionOf, type ContentType } from 'api-client/content-types';
import type { ReactNode } from 'react';
import type { Stored } from './stored-item';
import { formLabels } from './form-values';
import { PendingNotice } from './pending-notice';
import { PresenceNotice } from './presence-notice';
import { ReviewNotice } from './review-notice';
import type { ItemChanges } from './use-item-changes';
import type { ItemForm } from './use-item-form';
import type { SendForReview } from './use-send-for-review';

interface ItemNoticesProps<Item> {
  readonly type: ContentType;
  readonly item: Item;
  readonly itemForm: ItemForm<Item>;
  readonly beside: ItemChanges;
  readonly sending: SendForReview;
  readonly formId: string;
}

/** The notices above an item’s fields: other editors, changes that visitors do not see yet, and the review. */
export function ItemNotices<Item extends Stored>({
  type,
  item,
  itemForm: { form, base, isDraft },
  beside,
  sending,
  formId,
}: ItemNoticesProps<Item>): ReactNode {
  const collection = collectionOf(type);
  const { pending } = base;
  return (
    <>
      <PresenceNotice collection={collection} id={item._id} />
      {pending && (
        <PendingNotice
          collection={collection}
          item={item}
          pending={pending}
          labels={formLabels(type)}
          onDiscarded={() => form.reset()}
          onRebase={beside.rebase}
        />
      )}
      {(isDraft || pending) && !type.publicForm && (
        <ReviewNotice
          collection={collection}
          id={item._id}
          version={beside.version}
          isDraft={isDraft}
          isSending={sending.isOpen}
          onSent={sending.close}
          send={{ formId }}
        />
      )}
    </>
  );
}
