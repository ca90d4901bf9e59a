import { eraseCollection } from 'api-client';
import { useState, type ReactNode } from 'react';
import { messageOf, useChange } from 'shared-store';
import { Button, Heading, notify, Panel } from 'ui-kit';
import { ConfirmDialog } from 'ui-kit/dialog';
import type { NamedCollection } from '../use-remote-collections';

interface RetiredCollectionProps {
  readonly collection: NamedCollection;
  readonly mayErase: boolean;
  readonly onErased: () => void;
}

/** The data of a front end that is no longer on the site: kept until an owner erases it. */
export function RetiredCollection({ collection, mayErase, onErased }: RetiredCollectionProps): ReactNode {
  const [erase, { isLoading }] = useChange(eraseCollection);
  const [isAsked, setAsked] = useState(false);
  const [remote = '', name = ''] = collection.value.split(':');
  const run = async (): Promise<void> => {
    try {
      notify.success((await erase({ params: { remote, collection: name } }).unwrap()).message);
      onErased();
    } catch (error) {
      notify.error(messageOf(error));
    }
    setAsked(false);
  };
  return (
    <Panel>
      <Heading level={2} size={5}>
        Its front end is no longer on the site
      </Heading>
      <p>
        Visitors don’t see these items. They are kept until an owner erases them, and appear again when the front end is
        published again.
      </p>
      {mayErase && (
        <div>
          <Button variant="danger" onClick={() => setAsked(true)}>
            Erase
          </Button>
        </div>
      )}
      {isAsked && (
        <ConfirmDialog
          onClose={() => setAsked(false)}
          title="Erase collection"
          question={`Erase ${collection.label} with all items and their history?`}
          warning="This can’t be undone. Export the collection first if anyone may need it."
          confirmLabel="Erase"
          busy={isLoading}
          onConfirm={() => void run()}
        />
      )}
    </Panel>
  );
}
