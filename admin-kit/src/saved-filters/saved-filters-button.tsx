import { useState, type ReactNode } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { Trash2 } from 'lucide-react';
import { selectUserInfo, useAppSelector } from 'shared-store';
import { Button, IconButton, notify } from 'ui-kit';
import { Dialog } from 'ui-kit/dialog';
import { Form, FormButtons, SubmitButton, TextField, useForm } from 'ui-kit/form';
import { queryOf, readSavedFilters, withFilter, writeSavedFilters, type SavedFilter } from './saved-filters';
import classes from './saved-filters.module.css';

/** The saved filters of this table, and a form to save the current one under a name. */
export function SavedFiltersButton(): ReactNode {
  const email = useAppSelector((state) => selectUserInfo(state)?.email ?? '');
  const { pathname } = useLocation();
  const [params, setParams] = useSearchParams();
  const [open, setOpen] = useState(false);
  const [saved, setSaved] = useState<readonly SavedFilter[]>([]);
  const form = useForm({ defaultValues: { name: '' } });
  const query = queryOf(params);

  const keep = (next: readonly SavedFilter[]): boolean => {
    const isStored = writeSavedFilters(email, pathname, next);
    if (isStored) setSaved(next);
    else notify.error('This browser does not store filters.');
    return isStored;
  };
  return (
    <>
      <Button
        variant="ghost"
        size="small"
        onClick={() => {
          setSaved(readSavedFilters(email, pathname));
          form.reset();
          setOpen(true);
        }}
      >
        Saved filters
      </Button>
      {open && (
        <Dialog onClose={() => setOpen(false)} title="Saved filters" description="Saved in this browser, only for you.">
          {saved.length === 0 ? (
            <p>Nothing is saved for this table yet.</p>
          ) : (
            <ul role="list" className={classes.list}>
              {saved.map((filter) => (
                <li key={filter.name} className={classes.filter}>
                  <Button
                    variant="secondary"
                    size="small"
                    aria-current={filter.query === query ? 'true' : undefined}
                    onClick={() => {
                      setOpen(false);
                      setParams(filter.query, { preventScrollReset: true });
                    }}
                  >
                    {filter.name}
                  </Button>
                  <IconButton
                    size="small"
                    label={`Delete ${filter.name}`}
                    onClick={() => keep(saved.filter(({ name }) => name !== filter.name))}
                  >
                    <Trash2 aria-hidden="true" />
                  </IconButton>
                </li>
              ))}
            </ul>
          )}
          {query === '' ? (
            <p>Search, filter or sort the table to save what it shows.</p>
          ) : (
            <Form
              form={form}
              onSubmit={({ name }) => {
                if (!keep(withFilter(saved, { name: name.trim(), query }))) return;
                setOpen(false);
                notify.success('Filters saved');
              }}
            >
              <TextField
                name="name"
                label="Name for what is shown now"
                autoComplete="off"
                maxLength={60}
                rules={{ validate: (name: string) => name.trim() !== '' || 'A name is required' }}
              />
              <FormButtons>
                <SubmitButton>Save filters</SubmitButton>
              </FormButtons>
            </Form>
          )}
        </Dialog>
      )}
    </>
  );
}
