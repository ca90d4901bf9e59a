import { useState, type ReactNode } from 'react';
import { Button } from 'ui-kit';
import { SavedFiltersDialog } from './saved-filters-dialog';

/** The button that opens the user's saved filters of this list. */
export function SavedFiltersButton(): ReactNode {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button variant="ghost" size="small" onClick={() => setOpen(true)}>
        Saved filters
      </Button>
      {open && <SavedFiltersDialog onClose={() => setOpen(false)} />}
    </>
  );
}
