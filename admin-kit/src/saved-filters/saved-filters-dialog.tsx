import { deleteSavedFilter, fetchSavedFilters, saveFilter, type SavedFilter } from 'api-client';
import { useRef, type ReactNode } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { Trash2 } from 'lucide-react';
import { failureOf, useChange, useRead } from 'shared-store';
import { Button, ErrorPanel, IconButton, notify, SkeletonText } from 'ui-kit';
import { Dialog } from 'ui-kit/dialog';
import { Form, FormButtons, SubmitButton, TextField, useForm, useSubmission } from 'ui-kit/form';
import { announce } from '../attempt';
import classes from './saved-filters.module.css';

/** The query of a list without the page number, which is not part of a filter. */
function queryOf(params: URLSearchParams): string {
  const query = new URLSearchParams(params);
  query.delete('page');
  query.sort();
  return query.toString();
}

interface CurrentProps {
  readonly list: string;
  readonly query: string;
  readonly onSaved: () => void;
}

/** The form that saves what the list shows. */
function SaveForm({ list, query, onSaved }: CurrentProps): ReactNode {
  const [save] = useChange(saveFilter);
  const form = useForm({ defaultValues: { name: '' } });
  const { send } = useSubmission(form, failureOf, 'name');
  return (
    <Form
      form={form}
      onSubmit={async ({ name }) =>
        void (await send(async () => {
          const { message } = await save({ body: { list, name, query } }).unwrap();
          onSaved();
          notify.success(message);
        }))
      }
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
  );
}

interface SavedProps {
  readonly saved: readonly SavedFilter[];
  readonly query: string;
  readonly onApply: (query: string) => void;
}

function SavedList({ saved, query, onApply }: SavedProps): ReactNode {
  const [remove, { isLoading }] = useChange(deleteSavedFilter);
  const place = useRef<HTMLDivElement>(null);
  return (
    <div ref={place} tabIndex={-1} className={classes.saved}>
      {saved.length === 0 ? (
        <p>Nothing is saved for this list yet.</p>
      ) : (
        <ul role="list" className={classes.list}>
          {saved.map((filter) => (
            <li key={filter._id} className={classes.filter}>
              <Button
                variant="secondary"
                size="small"
                aria-current={filter.query === query ? 'true' : undefined}
                onClick={() => onApply(filter.query)}
              >
                {filter.name}
              </Button>
              <IconButton
                size="small"
                label={`Delete ${filter.name}`}
                disabled={isLoading}
                onClick={async () => {
                  // The focus stays in the dialog when the row is gone.
                  if (await announce(remove({ params: { id: filter._id } }).unwrap())) place.current?.focus();
                }}
              >
                <Trash2 aria-hidden="true" />
              </IconButton>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

/** The user's saved filters of this list, and a form to save the current one under a name. */
export function SavedFiltersDialog({ onClose }: { readonly onClose: () => void }): ReactNode {
  const [params, setParams] = useSearchParams();
  const list = useLocation().pathname.replace(/^\/admin\/|\/$/g, '');
  const { data: saved, isError, isFetching, refetch } = useRead(fetchSavedFilters, { query: { list } });
  const query = queryOf(params);
  return (
    <Dialog onClose={onClose} title="Saved filters" description="Saved with your account, only for you.">
      {saved ? (
        <SavedList
          saved={saved}
          query={query}
          onApply={(chosen) => {
            onClose();
            setParams(chosen, { preventScrollReset: true });
          }}
        />
      ) : isError ? (
        <ErrorPanel
          headingLevel={3}
          title="The saved filters could not be loaded"
          message="The server did not answer as expected."
          busy={isFetching}
          onRetry={() => void refetch()}
        />
      ) : (
        <SkeletonText lines={2} />
      )}
      {query === '' ? (
        <p>Search, filter or sort the list to save what it shows.</p>
      ) : (
        <SaveForm list={list} query={query} onSaved={onClose} />
      )}
    </Dialog>
  );
}
