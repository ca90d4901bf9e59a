import type { ReactNode } from 'react';
import { Plus } from 'lucide-react';
import { Button, ButtonLink, EmptyState } from 'ui-kit';
import type { CollectionScreenProps } from './collection-types';

type EmptyCollectionProps = Pick<CollectionScreenProps<object>, 'noun' | 'purpose' | 'newHref' | 'onNew'>;

/** Replaces the table of an empty collection: its purpose, and a button to add the first item. */
export function EmptyCollection({ noun, purpose, newHref, onNew }: EmptyCollectionProps): ReactNode {
  const look = { variant: 'secondary', size: 'small', icon: <Plus aria-hidden="true" /> } as const;
  const label = `Add the first ${noun.one}`;
  return (
    <EmptyState
      title={`No ${noun.many} yet`}
      drawing="documents"
      action={
        newHref ? (
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
