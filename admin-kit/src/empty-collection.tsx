import type { ReactNode } from 'react';
import { Plus } from 'lucide-react';
import { Button, ButtonLink, EmptyState } from 'ui-kit';
import type { CollectionScreenProps } from './collection-types';

type EmptyCollectionProps = Pick<
  CollectionScreenProps<object>,
  'noun' | 'purpose' | 'newHref' | 'newLabel' | 'isNewRare' | 'onNew'
>;

/** Replaces the table of an empty collection: its purpose, and a button to add the first item. */
export function EmptyCollection({
  noun,
  purpose,
  newHref,
  newLabel = 'Add',
  isNewRare,
  onNew,
}: EmptyCollectionProps): ReactNode {
  const look = { variant: 'secondary', size: 'small', icon: <Plus aria-hidden="true" /> } as const;
  // The same verb as in the button at the head of the screen.
  const label = `${newLabel.split(' ')[0]} the first ${noun.one}`;
  return (
    <EmptyState
      title={`No ${noun.many} yet`}
      drawing="documents"
      action={
        newHref && !isNewRare ? (
          <ButtonLink {...look} href={newHref}>
            {label}
          </ButtonLink>
        ) : (
          onNew && (
            <Button {...look} onClick={onNew}>
              {label}
            </Button>
          )
        )
      }
    >
      {purpose}
    </EmptyState>
  );
}
